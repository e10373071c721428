// The papers of a session, in the order they are sat. A new one begins where the last one ended.
import { Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { PAPERS_MAX } from "#schema/validation/programs/exam-session.ts";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { toSeoul } from "#web/i18n/seoul-time.ts";
import { CriterionRows } from "./CriterionRows.tsx";
import type { ExamProgram } from "./exam-input.ts";
import type { PaperRow } from "./exam-values.ts";
import type { ExamEditor } from "./use-exam-editor.ts";

interface PaperRowsProps extends Pick<ExamEditor, "form"> {
  program: ExamProgram;
}

export function PaperRows({ form, program }: PaperRowsProps) {
  const intl = useIntl();
  const nameOf = ({ nameKo }: PaperRow, number: number) =>
    nameKo || intl.formatMessage({ id: "exam-session.paper.row" }, { number });
  const [first = "TRANSLATION"] = program.examParts;
  return (
    <FormSection
      title={<FormattedMessage id="exam-session.field.papers" />}
      hint={<FormattedMessage id="exam-session.papers.hint" />}
    >
      <ListEditor<PaperRow>
        {...rowsOf(form, "papers")}
        label={intl.formatMessage({ id: "exam-session.field.papers" })}
        max={PAPERS_MAX}
        nameOf={nameOf}
        summaryOf={(row, number) => (
          <Group component="span" gap="0 16px">
            <b>{nameOf(row, number)}</b>
            <Text span fw={400} c="var(--ink-2)" className="figures">
              {row.startsAt.replace("T", " ") || "–"}
            </Text>
          </Group>
        )}
        makeItem={() => ({
          key: newRowKey(),
          id: null,
          part: form.values.papers.at(-1)?.part ?? first,
          nameKo: "",
          nameEn: "",
          startsAt: form.values.papers.at(-1)?.startsAt ?? toSeoul(program.startsAt),
          minutes: "120",
          minimum: "",
          criteria: [],
        })}
        words={{
          add: <FormattedMessage id="exam-session.paper.add" />,
          none: <FormattedMessage id="exam-session.paper.none" />,
        }}
      >
        {(_row, index) => <PaperFields form={form} program={program} index={index} />}
      </ListEditor>
    </FormSection>
  );
}

function PaperFields({ form, program, index }: PaperRowsProps & { index: number }) {
  const intl = useIntl();
  const { value, onChange, ...part } = form.field(`papers.${index}.part`);
  const parts = program.examParts.includes(value) ? program.examParts : [...program.examParts, value];
  return (
    <>
      <FieldGrid>
        <SelectField
          {...part}
          value={value}
          onChange={(chosen) => onChange(parts.find((one) => one === chosen) ?? value)}
          autoComplete="off"
          prompt={null}
          options={parts.map((one) => ({
            value: one,
            label: intl.formatMessage({ id: `exams.part.${one}` }),
          }))}
        />
        <DateTimeField {...form.field(`papers.${index}.startsAt`)} needed />
        <TextField {...form.field(`papers.${index}.nameKo`)} needed autoComplete="off" lang="ko" />
        <TextField {...form.field(`papers.${index}.nameEn`)} needed={false} autoComplete="off" lang="en" />
        <NumberField {...form.field(`papers.${index}.minutes`)} needed unit="minutes" />
        <NumberField
          {...form.field(`papers.${index}.minimum`)}
          needed={false}
          unit="points"
          hint={<FormattedMessage id="exam-session.minimum.hint" />}
        />
      </FieldGrid>
      <CriterionRows form={form} index={index} />
    </>
  );
}
