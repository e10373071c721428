// The sites of a session: the rooms of each, and how many can take each part in each language there. The sites themselves are the
// program's, and are changed in its own form.
import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ROOMS_MAX } from "#schema/validation/programs/exam-session.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { rowsWithin } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { Link } from "#web/components/Link.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programEditPath } from "#web/paths.ts";
import type { ExamProgram } from "./exam-input.ts";
import type { RoomRow } from "./exam-values.ts";
import { SeatsTable } from "./SeatsTable.tsx";
import type { ExamEditor } from "./use-exam-editor.ts";

interface SiteSectionsProps extends Pick<ExamEditor, "form"> {
  program: ExamProgram;
}

export function SiteSections({ form, program }: SiteSectionsProps) {
  const language = useLanguage();
  const edit = programEditPath(PROGRAM_OFFICES.evaluation, program.id);
  return (
    <FormSection
      title={<FormattedMessage id="exam-session.field.sites" />}
      hint={
        <FormattedMessage
          id={program.sites.length === 0 ? "exam-session.sites.none" : "exam-session.sites.hint"}
          values={{ a: (text) => <Link to={edit}>{text}</Link> }}
        />
      }
    >
      {form.values.sites.map(({ key, id }, index) => {
        const site = program.sites.find((one) => one.id === id);
        const name = (language === "en" ? site?.nameEn : null) ?? site?.nameKo ?? "";
        return (
          <Box key={key} pt={24}>
            <Box component="h3" fz="1.125rem" fw={600}>
              {name}
            </Box>
            <RoomRows form={form} index={index} site={name} />
            <SeatsTable form={form} index={index} site={name} program={program} />
          </Box>
        );
      })}
    </FormSection>
  );
}

function RoomRows({ form, index, site }: Pick<ExamEditor, "form"> & { index: number; site: string }) {
  const intl = useIntl();
  const path = `sites.${index}.rooms` as const;
  const nameOf = ({ nameKo }: RoomRow, number: number) =>
    nameKo || intl.formatMessage({ id: "exam-session.room.row" }, { number });
  return (
    <ListEditor<RoomRow>
      {...rowsWithin(form, "sites", index, "rooms")}
      label={intl.formatMessage({ id: "exam-session.rooms.of" }, { site })}
      max={ROOMS_MAX}
      nameOf={nameOf}
      summaryOf={(row, number) => (
        <>
          {nameOf(row, number)}{" "}
          <Text span fw={400} c="var(--ink-2)">
            <FormattedMessage id="exam-session.room.seatsOf" values={{ seats: row.seats || "–" }} />
          </Text>
        </>
      )}
      makeItem={() => ({ key: newRowKey(), id: null, nameKo: "", nameEn: "", seats: "" })}
      words={{
        add: <FormattedMessage id="exam-session.room.add" />,
        none: <FormattedMessage id="exam-session.room.none" />,
      }}
    >
      {(_row, row) => (
        <FieldGrid>
          <TextField {...form.field(`${path}.${row}.nameKo`)} needed autoComplete="off" lang="ko" />
          <TextField {...form.field(`${path}.${row}.nameEn`)} needed={false} autoComplete="off" lang="en" />
          <NumberField {...form.field(`${path}.${row}.seats`)} needed unit="seats" />
        </FieldGrid>
      )}
    </ListEditor>
  );
}
