// The status of an issue, and since or until when.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { ManagedIssueRowFragment } from "#web/gql/journal-office.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ISSUE_LOOKS } from "./issue-looks.ts";

export function IssueStatus({ issue: { state, publishedAt } }: { issue: ManagedIssueRowFragment }) {
  const language = useLanguage();
  return (
    <div>
      <StateWord {...ISSUE_LOOKS[state]}>
        <FormattedMessage id={`journal-office.state.${state}`} />
      </StateWord>
      {publishedAt === null ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage
            id={state === "PUBLISHED" ? "journal-office.publishedOn" : "journal-office.scheduledFor"}
            values={{ at: formatDateTime(language, publishedAt) }}
          />
        </Text>
      )}
    </div>
  );
}
