// The parts, the languages and the sites of an exam. Nothing for every other kind.
import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { EXAM_PARTS, LANGUAGE_PAIRS, SITES_MAX } from "#schema/validation/programs/exams.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { ChoiceChecks } from "#web/components/forms/ChoiceChecks.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { examSessionPath } from "#web/paths.ts";
import type { SiteRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

const LINES = ["nameKo", "nameEn", "addressKo", "addressEn"] as const;

export function ExamFields({ form, program }: Pick<ProgramEditor, "form" | "program">) {
  if (form.values.kind !== "KITEC") return null;
  return (
    <FormSection
      title={<FormattedMessage id="program-office.section.exam" />}
      hint={<FormattedMessage id="program-office.exam.hint" />}
    >
      <FieldGrid>
        <ChoiceChecks
          {...form.field("examParts")}
          choices={EXAM_PARTS}
          nameOf={(part) => `exams.part.${part}`}
          hint={<FormattedMessage id="program-office.examParts.hint" />}
        />
        <ChoiceChecks
          {...form.field("languagePairs")}
          choices={LANGUAGE_PAIRS}
          nameOf={(pair) => `exams.pair.${pair}`}
          hint={<FormattedMessage id="program-office.languagePairs.hint" />}
        />
      </FieldGrid>
      <SiteRows form={form} />
      <ExamSettingsLink form={form} program={program} />
    </FormSection>
  );
}

function SiteRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  const nameOf = ({ nameKo }: SiteRow, number: number) =>
    nameKo || intl.formatMessage({ id: "program-office.site.row" }, { number });
  return (
    <Box pt={32}>
      <Box component="h3" fz="1.0625rem" fw={600}>
        <FormattedMessage id="program-office.field.sites" />
      </Box>
      <ListEditor<SiteRow>
        {...rowsOf(form, "sites")}
        label={intl.formatMessage({ id: "program-office.field.sites" })}
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
      >
        {(_row, index) => (
          <FieldGrid>
            {LINES.map((name) => (
              <TextField
                key={name}
                {...form.field(`sites.${index}.${name}`)}
                needed={name === "nameKo"}
                autoComplete="off"
              />
            ))}
          </FieldGrid>
        )}
      </ListEditor>
    </Box>
  );
}

/** The way to the settings; where the legal notice is missing the error is shown at it. */
function ExamSettingsLink({ form, program }: Pick<ProgramEditor, "form" | "program">) {
  const id = idOf(form.name, "exam");
  const error = form.lines.find(({ path }) => path === "exam")?.code;
  return (
    <Box id={id} tabIndex={-1} pt={28}>
      {program ? (
        <ButtonLink to={examSessionPath(PROGRAM_OFFICES.evaluation, program.id)} variant="outline" size="sm">
          <FormattedMessage id="program-office.exam.settings" />
        </ButtonLink>
      ) : (
        <Text c="var(--ink-3)">
          <FormattedMessage id="program-office.exam.draftFirst" />
        </Text>
      )}
      <FieldError id={id} code={error} />
    </Box>
  );
}
