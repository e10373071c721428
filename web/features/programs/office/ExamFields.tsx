// What an exam can be taken in, and where. Nothing for every other kind.
import { FormattedMessage, useIntl } from "react-intl";
import { EXAM_PARTS, LANGUAGE_PAIRS, SITES_MAX } from "#schema/validation/exams.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { ChoiceChecks } from "./ChoiceChecks.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import type { SiteRow } from "./program-values.ts";
import type { ProgramForm } from "./use-program-form.ts";

const LINES = ["nameKo", "nameEn", "addressKo", "addressEn"] as const;

export function ExamFields({ form }: { form: ProgramForm }) {
  const { values } = form;
  if (values.kind !== "KITEC") return null;
  return (
    <FormSection
      title={<FormattedMessage id="program-office.section.exam" />}
      hint={<FormattedMessage id="program-office.exam.hint" />}
    >
      <FieldGrid>
        <ChoiceChecks
          {...programField(form, "examParts", values.examParts, (examParts) => form.change({ examParts }))}
          choices={EXAM_PARTS}
          nameOf={(part) => `exams.part.${part}`}
          hint={<FormattedMessage id="program-office.examParts.hint" />}
        />
        <ChoiceChecks
          {...programField(form, "languagePairs", values.languagePairs, (languagePairs) =>
            form.change({ languagePairs }),
          )}
          choices={LANGUAGE_PAIRS}
          nameOf={(pair) => `exams.pair.${pair}`}
          hint={<FormattedMessage id="program-office.languagePairs.hint" />}
        />
      </FieldGrid>
      <SiteRows form={form} />
    </FormSection>
  );
}

function SiteRows({ form }: { form: ProgramForm }) {
  const intl = useIntl();
  const nameOf = ({ nameKo }: SiteRow, number: number) =>
    nameKo || intl.formatMessage({ id: "program-office.site.row" }, { number });
  return (
    <div className={styles.list}>
      <h3 className={styles.listTitle}>
        <FormattedMessage id="program-office.field.sites" />
      </h3>
      <ListEditor<SiteRow>
        id={idOf(FORM_NAME, "sites")}
        label={intl.formatMessage({ id: "program-office.field.sites" })}
        items={form.values.sites}
        max={SITES_MAX}
        nameOf={nameOf}
        makeItem={() => ({
          key: newRowKey(),
          id: null,
          nameKo: "",
          nameEn: "",
          addressKo: "",
          addressEn: "",
        })}
        words={{
          add: <FormattedMessage id="program-office.site.add" />,
          none: <FormattedMessage id="program-office.site.none" />,
        }}
        error={form.errorOf("sites")}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`sites.${index}.`))}
        read={() => form.read().sites}
        onChange={(sites) => form.change({ sites: [...sites] })}
      >
        {(row, index, change) => (
          <FieldGrid>
            {LINES.map((name) => (
              <TextField
                key={name}
                {...programField(form, `sites.${index}.${name}`, row[name], (value) =>
                  change({ [name]: value }),
                )}
                needed={name === "nameKo"}
                autoComplete="off"
              />
            ))}
          </FieldGrid>
        )}
      </ListEditor>
    </div>
  );
}
