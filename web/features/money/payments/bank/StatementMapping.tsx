// Shows which column of the file says what, in one line each.
import { Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { StatementFields } from "#schema/validation/money/statement-columns.ts";

interface StatementMappingProps {
  /** The row of the headings. */
  headings: readonly string[];
  fields: StatementFields;
}

export function StatementMapping({ headings, fields }: StatementMappingProps) {
  const named = fields.flatMap((field, at) =>
    field === null ? [] : [{ field, heading: headings[at] ?? "" }],
  );
  return (
    <Group component="ul" gap="4px 16px" p={0} m={0}>
      {named.map(({ field, heading }) => (
        <Text component="li" fz="sm" key={field}>
          <FormattedMessage id={`bank.columns.field.${field}`} />
          {": "}
          <Text span inherit fw={600}>
            {heading}
          </Text>
        </Text>
      ))}
    </Group>
  );
}
