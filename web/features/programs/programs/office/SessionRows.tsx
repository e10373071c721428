// The programme: talks, classes and breaks, with their times and handouts. A new one begins where the last ended.
import { Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SESSIONS_MAX } from "#schema/validation/programs/programs.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { OneFile } from "./OneFile.tsx";
import type { SessionRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function SessionRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  const { sessions, startsAt } = form.values;
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.sessions" />}
      hint={<FormattedMessage id="program-office.session.hint" />}
    >
      <ListEditor<SessionRow>
        {...rowsOf(form, "sessions")}
        label={intl.formatMessage({ id: "program-office.field.sessions" })}
        max={SESSIONS_MAX}
        nameOf={({ titleKo }, number) =>
          titleKo || intl.formatMessage({ id: "program-office.session.row" }, { number })
        }
        summaryOf={(row, number) => (
          <Group component="span" gap="0 16px" align="stretch">
            <Text span miw="6em" c="var(--ink-2)" className="figures">
              {hoursOf(row)}
            </Text>
            <span>{row.titleKo || intl.formatMessage({ id: "program-office.session.row" }, { number })}</span>
          </Group>
        )}
        makeItem={() => ({
          key: newRowKey(),
          id: null,
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
      >
        {(row, index, change) => <SessionFields form={form} row={row} index={index} change={change} />}
      </ListEditor>
    </FormSection>
  );
}

interface SessionFieldsProps {
  form: ProgramEditor["form"];
  row: SessionRow;
  index: number;
  change: (part: Partial<SessionRow>) => void;
}

function SessionFields({ form, row, index, change }: SessionFieldsProps) {
  const line = (name: "startsAt" | "endsAt" | "titleKo" | "titleEn" | "byKo" | "byEn") =>
    form.field(`sessions.${index}.${name}`);
  return (
    <FieldGrid>
      <DateTimeField {...line("startsAt")} needed />
      <DateTimeField {...line("endsAt")} needed />
      <TextField {...line("titleKo")} needed autoComplete="off" />
      <TextField {...line("titleEn")} needed={false} autoComplete="off" />
      <WholeRow>
        <CheckField {...form.field(`sessions.${index}.isBreak`)} needed={false} />
      </WholeRow>
      {row.isBreak ? null : (
        <>
          <TextField {...line("byKo")} needed={false} autoComplete="off" />
          <TextField {...line("byEn")} needed={false} autoComplete="off" />
          <WholeRow>
            <Text mb={8} fz="0.9375rem" fw={600}>
              <FormattedMessage id="program-office.session.file" />
            </Text>
            <OneFile {...form.field(`sessions.${index}.file`)} onChange={(file) => change({ file })} />
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
