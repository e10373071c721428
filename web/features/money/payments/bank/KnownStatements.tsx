// The banks whose columns somebody has named; forgotten, their statements are read by their headings again.
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type BankRowsQuery, useDeleteStatementLayoutMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

type Layouts = BankRowsQuery["statementLayouts"];

export function KnownStatements({ layouts, onChanged }: { layouts: Layouts; onChanged: () => void }) {
  const intl = useIntl();
  const [, forget] = useDeleteStatementLayoutMutation();
  const drop = async ({ id, name }: Layouts[number]) => {
    const { error } = await forget({ id });
    const title = error
      ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })
      : intl.formatMessage({ id: "bank.columns.forgotten" }, { name });
    showToast({ kind: error ? "bad" : "ok", title });
    onChanged();
  };
  return (
    <Stack component="section" gap={4} mt={32} maw={560} aria-labelledby="known-statements">
      <Title order={2} size="h4" id="known-statements">
        <FormattedMessage id="bank.columns.known" />
      </Title>
      <Text c="var(--ink-2)" fz="sm">
        <FormattedMessage id="bank.columns.knownDetail" />
      </Text>
      {layouts.map((layout) => (
        <Group key={layout.id} justify="space-between" gap={8}>
          <Text>{layout.name}</Text>
          <Button
            size="sm"
            variant="outline"
            aria-label={intl.formatMessage({ id: "bank.columns.forgetOf" }, { name: layout.name })}
            onClick={() => void drop(layout)}
          >
            <FormattedMessage id="bank.columns.forget" />
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
