// Shows what is passed on of an issue: its articles for archives (JATS), and its DOIs (Crossref).
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DEPOSIT_FORMATS } from "#schema/validation/journal/journal-articles.ts";
import { fetchDeposit } from "#web/api/fetch-deposit.ts";
import { logError } from "#web/browser/log.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";

export function DepositPart({ issue: { id, articles } }: { issue: EditedIssueFragment }) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  if (articles.length === 0) return null;
  const hasDoi = articles.some(({ doi }) => doi !== null);
  const download = async (format: (typeof DEPOSIT_FORMATS)[number]) => {
    setPending(true);
    try {
      const { file, name } = await fetchDeposit({ issueId: id, format });
      saveFile(file, name);
    } catch (error) {
      logError("The deposit could not be had:", error);
      showToast({ kind: "bad", title: intl.formatMessage({ id: "journal-office.deposit.failed" }) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Section
      title={<FormattedMessage id="journal-office.deposit.title" />}
      hint={<FormattedMessage id="journal-office.deposit.hint" />}
    >
      <Group gap={8}>
        {DEPOSIT_FORMATS.filter((format) => format === "JATS" || hasDoi).map((format) => (
          <Button
            key={format}
            size="sm"
            variant="outline"
            disabled={pending}
            onClick={() => void download(format)}
          >
            <FormattedMessage id={`journal-office.deposit.${format}`} />
          </Button>
        ))}
      </Group>
      {hasDoi ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="journal-office.deposit.noDoi" />
        </Text>
      )}
    </Section>
  );
}
