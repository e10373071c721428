// The programme: talks, classes and breaks, with their times and handouts. A new one begins where the last ended.
import { FormattedMessage, useIntl } from "react-intl";
import { SESSIONS_MAX } from "#schema/validation/programs.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import { OneFile } from "./OneFile.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import type { SessionRow } from "./program-values.ts";
import type { ProgramForm } from "./use-program-form.ts";

export function SessionRows({ form }: { form: ProgramForm }) {
  const intl = useIntl();
  const { sessions, startsAt } = form.values;
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.sessions" />}
      hint={<FormattedMessage id="program-office.session.hint" />}
    >
      <ListEditor<SessionRow>
        id={idOf(FORM_NAME, "sessions")}
        label={intl.formatMessage({ id: "program-office.field.sessions" })}
        items={sessions}
        max={SESSIONS_MAX}
        nameOf={({ titleKo }, number) =>
          titleKo || intl.formatMessage({ id: "program-office.session.row" }, { number })
        }
        summaryOf={(row, number) => (
          <span className={styles.sessionSummary}>
            <span className={styles.hours}>{hoursOf(row)}</span>
            <span>{row.titleKo || intl.formatMessage({ id: "program-office.session.row" }, { number })}</span>
          </span>
        )}
        makeItem={() => ({
          key: newRowKey(),
          startsAt: sessions.at(-1)?.endsAt || startsAt,
          endsAt: "",
          titleKo: "",
          titleEn: "",
          isBreak: false,
          byKo: "",
          byEn: "",
          file: null,
        })}
        words={{
          add: <FormattedMessage id="program-office.session.add" />,
          none: <FormattedMessage id="program-office.session.none" />,
        }}
        error={form.errorOf("sessions")}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`sessions.${index}.`))}
        read={() => form.read().sessions}
        onChange={(changed) => form.change({ sessions: [...changed] })}
      >
        {(row, index, change) => <SessionFields form={form} row={row} index={index} change={change} />}
      </ListEditor>
    </FormSection>
  );
}

interface SessionFieldsProps {
  form: ProgramForm;
  row: SessionRow;
  index: number;
  change: (part: Partial<SessionRow>) => void;
}

function SessionFields({ form, row, index, change }: SessionFieldsProps) {
  const line = (name: "startsAt" | "endsAt" | "titleKo" | "titleEn" | "byKo" | "byEn") =>
    programField(form, `sessions.${index}.${name}`, row[name], (value) => change({ [name]: value }));
  return (
    <FieldGrid>
      <DateTimeField {...line("startsAt")} needed />
      <DateTimeField {...line("endsAt")} needed />
      <TextField {...line("titleKo")} needed autoComplete="off" />
      <TextField {...line("titleEn")} needed={false} autoComplete="off" />
      <WholeRow>
        <CheckField
          {...programField(form, `sessions.${index}.isBreak`, row.isBreak, (isBreak) => change({ isBreak }))}
          needed={false}
        />
      </WholeRow>
      {row.isBreak ? null : (
        <>
          <TextField {...line("byKo")} needed={false} autoComplete="off" />
          <TextField {...line("byEn")} needed={false} autoComplete="off" />
          <WholeRow>
            <p className={styles.fieldName}>
              <FormattedMessage id="program-office.session.file" />
            </p>
            <OneFile
              id={idOf(FORM_NAME, `sessions.${index}.fileId`)}
              value={row.file}
              error={form.errorOf(`sessions.${index}.fileId`)}
              onChange={(file) => change({ file })}
            />
          </WholeRow>
        </>
      )}
    </FieldGrid>
  );
}

/** "14:00–15:00", as far as it is typed. */
function hoursOf({ startsAt, endsAt }: SessionRow): string {
  const [from, to] = [startsAt.slice(11), endsAt.slice(11)];
  return from === "" && to === "" ? "–" : `${from}–${to}`;
}
