// The rules by which lines are classified as other transactions. Without its rule what waits to be closed
// waits to be booked again.
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type BankRowsQuery, useDeleteBankRuleMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

type Rules = BankRowsQuery["bankRules"];

export function BankRules({ rules, onChanged }: { rules: Rules; onChanged: () => void }) {
  const intl = useIntl();
  const [, drop] = useDeleteBankRuleMutation();
  const remove = async ({ id, name }: Rules[number]) => {
    const { error } = await drop({ id });
    const title = error
      ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })
      : intl.formatMessage({ id: "bank.rules.deleted" }, { name });
    showToast({ kind: error ? "bad" : "ok", title });
    onChanged();
  };
  return (
    <Stack component="section" gap={8} mt={32} maw={640} aria-labelledby="bank-rules">
      <Title order={2} size="h4" id="bank-rules">
        <FormattedMessage id="bank.rules.title" />
      </Title>
      <Text c="var(--ink-2)" fz="sm">
        <FormattedMessage id="bank.rules.detail" />
      </Text>
      {rules.map((rule) => (
        <Group key={rule.id} justify="space-between" gap="4px 16px">
          <Text className="longWords" flex="1 1 14rem">
            <FormattedMessage
              id={rule.isIncoming ? "bank.rules.in" : "bank.rules.out"}
              values={{
                name: rule.name,
                kind: intl.formatMessage({ id: `bank.outside.kind.${rule.kind}` }),
                count: rule.lines,
              }}
            />
          </Text>
          <Button
            size="sm"
            variant="outline"
            aria-label={intl.formatMessage({ id: "bank.rules.deleteOf" }, { name: rule.name })}
            onClick={() => void remove(rule)}
          >
            <FormattedMessage id="bank.rules.delete" />
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
