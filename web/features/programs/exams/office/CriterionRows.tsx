// Shows what raters give points for in a paper; the greatest score is their sum.
import { Box, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { CRITERIA_MAX } from "#schema/validation/programs/exam-session.ts";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { rowsWithin } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import type { CriterionRow } from "./exam-values.ts";
import type { ExamEditor } from "./use-exam-editor.ts";

interface CriterionRowsProps extends Pick<ExamEditor, "form"> {
  /** Of the paper. */
  index: number;
}

export function CriterionRows({ form, index }: CriterionRowsProps) {
  const intl = useIntl();
  const path = `papers.${index}.criteria` as const;
  const nameOf = ({ nameKo }: CriterionRow, number: number) =>
    nameKo || intl.formatMessage({ id: "exam-session.criterion.row" }, { number });
  const rows = rowsWithin(form, "papers", index, "criteria");
  const sum = rows.items.reduce((total, { maxPoints }) => total + (toWholeNumber(maxPoints) || 0), 0);
  return (
    <Box pt={28}>
      <Group justify="space-between" component="h3" fz="1.0625rem" fw={600}>
        <FormattedMessage id="exam-session.paper.criteria" />
        <Text span c="var(--ink-2)" className="figures">
          <FormattedMessage id="exam-session.criteria.sum" values={{ sum }} />
        </Text>
      </Group>
      <ListEditor<CriterionRow>
        {...rows}
        label={intl.formatMessage({ id: "exam-session.paper.criteria" })}
        max={CRITERIA_MAX}
        nameOf={nameOf}
        summaryOf={(row, number) => (
          <Group component="span" justify="space-between" gap="0 16px" w="100%">
            <span>{nameOf(row, number)}</span>
            <Text span fw={400} className="figures">
              <FormattedMessage
                id="exam-session.criterion.points"
                values={{ points: toWholeNumber(row.maxPoints) || 0 }}
              />
            </Text>
          </Group>
        )}
        makeItem={() => ({ key: newRowKey(), id: null, nameKo: "", nameEn: "", maxPoints: "" })}
        words={{
          add: <FormattedMessage id="exam-session.criterion.add" />,
          none: <FormattedMessage id="exam-session.criterion.none" />,
        }}
      >
        {(_row, row) => (
          <FieldGrid>
            <TextField {...form.field(`${path}.${row}.nameKo`)} needed autoComplete="off" lang="ko" />
            <TextField {...form.field(`${path}.${row}.nameEn`)} needed={false} autoComplete="off" lang="en" />
            <NumberField {...form.field(`${path}.${row}.maxPoints`)} needed unit="points" />
          </FieldGrid>
        )}
      </ListEditor>
    </Box>
  );
}
