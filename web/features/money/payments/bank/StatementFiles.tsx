// The files that were read last. One with which nothing was done yet is deleted with its lines.
import { Box, Button, Group, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type BankRowsQuery, useDeleteStatementUploadMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

type Uploads = BankRowsQuery["statementUploads"];

export function StatementFiles({ uploads, onChanged }: { uploads: Uploads; onChanged: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const [, drop] = useDeleteStatementUploadMutation();
  const remove = async ({ id, name }: Uploads[number]) => {
    const { error } = await drop({ id });
    const title = error
      ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })
      : intl.formatMessage({ id: "bank.uploads.deleted" }, { name });
    showToast({ kind: error ? "bad" : "ok", title });
    onChanged();
  };
  return (
    <Stack component="section" gap={8} mt={32} maw={640} aria-labelledby="statement-files">
      <Title order={2} size="h4" id="statement-files">
        <FormattedMessage id="bank.uploads.title" />
      </Title>
      <Text c="var(--ink-2)" fz="sm">
        <FormattedMessage id="bank.uploads.detail" />
      </Text>
      {uploads.map((upload) => (
        <Group key={upload.id} justify="space-between" gap="4px 16px">
          <Box miw={0} flex="1 1 14rem">
            <Text className="longWords">{upload.name}</Text>
            <Text fz="sm" c="var(--ink-3)">
              <FormattedMessage
                id="bank.uploads.lines"
                values={{
                  at: formatDateTime(language, upload.createdAt),
                  count: upload.lines,
                  used: upload.inUse,
                }}
              />
            </Text>
          </Box>
          {upload.inUse === 0 ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={intl.formatMessage({ id: "bank.uploads.deleteOf" }, { name: upload.name })}
              onClick={() => void remove(upload)}
            >
              <FormattedMessage id="bank.uploads.delete" />
            </Button>
          ) : null}
        </Group>
      ))}
    </Stack>
  );
}
