// Shows who speaks or teaches, in order, with a portrait each.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SPEAKERS_MAX } from "#schema/validation/programs/programs.ts";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { SpeakerRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

const LINES = ["nameKo", "nameEn", "affiliationKo", "affiliationEn", "talkKo", "talkEn"] as const;

export function SpeakerRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.speakers" />}
      hint={<FormattedMessage id="program-office.speaker.hint" />}
    >
      <ListEditor<SpeakerRow>
        {...rowsOf(form, "speakers")}
        label={intl.formatMessage({ id: "program-office.field.speakers" })}
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
          id: null,
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
      >
        {(_row, index, change) => (
          <FieldGrid>
            {LINES.map((name) => (
              <TextField
                key={name}
                {...form.field(`speakers.${index}.${name}`)}
                needed={name === "nameKo"}
                autoComplete="off"
              />
            ))}
            <WholeRow>
              <Text mb={8} fz="0.9375rem" fw={600}>
                <FormattedMessage id="program-office.speaker.portrait" />
              </Text>
              <PictureField
                {...form.field(`speakers.${index}.portrait`)}
                ofPerson
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
