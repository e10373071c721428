// Who speaks or teaches, in order, with a portrait each.
import { FormattedMessage, useIntl } from "react-intl";
import { SPEAKERS_MAX } from "#schema/validation/programs.ts";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import type { SpeakerRow } from "./program-values.ts";
import type { ProgramForm } from "./use-program-form.ts";

const LINES = ["nameKo", "nameEn", "affiliationKo", "affiliationEn", "talkKo", "talkEn"] as const;

export function SpeakerRows({ form }: { form: ProgramForm }) {
  const intl = useIntl();
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.speakers" />}
      hint={<FormattedMessage id="program-office.speaker.hint" />}
    >
      <ListEditor<SpeakerRow>
        id={idOf(FORM_NAME, "speakers")}
        label={intl.formatMessage({ id: "program-office.field.speakers" })}
        items={form.values.speakers}
        max={SPEAKERS_MAX}
        nameOf={({ nameKo }, number) =>
          nameKo || intl.formatMessage({ id: "program-office.speaker.row" }, { number })
        }
        summaryOf={({ nameKo, affiliationKo }, number) =>
          [nameKo || intl.formatMessage({ id: "program-office.speaker.row" }, { number }), affiliationKo]
            .filter(Boolean)
            .join(" · ")
        }
        makeItem={() => ({
          key: newRowKey(),
          nameKo: "",
          nameEn: "",
          affiliationKo: "",
          affiliationEn: "",
          talkKo: "",
          talkEn: "",
          portrait: null,
        })}
        words={{
          add: <FormattedMessage id="program-office.speaker.add" />,
          none: <FormattedMessage id="program-office.speaker.none" />,
        }}
        error={form.errorOf("speakers")}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`speakers.${index}.`))}
        read={() => form.read().speakers}
        onChange={(speakers) => form.change({ speakers: [...speakers] })}
      >
        {(row, index, change) => (
          <FieldGrid>
            {LINES.map((name) => (
              <TextField
                key={name}
                {...programField(form, `speakers.${index}.${name}`, row[name], (value) =>
                  change({ [name]: value }),
                )}
                needed={name === "nameKo"}
                autoComplete="off"
              />
            ))}
            <WholeRow>
              <p className={styles.fieldName}>
                <FormattedMessage id="program-office.speaker.portrait" />
              </p>
              <PictureField
                id={idOf(FORM_NAME, `speakers.${index}.portraitId`)}
                value={row.portrait}
                error={form.errorOf(`speakers.${index}.portraitId`)}
                removeLabel={<FormattedMessage id="program-office.speaker.removePortrait" />}
                onChange={(portrait) => change({ portrait })}
              />
            </WholeRow>
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
