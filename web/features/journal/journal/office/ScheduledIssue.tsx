// A scheduled issue: when it is published, and the button to cancel the schedule until then.
import { Alert, Button, Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type EditedIssueFragment, useUnscheduleIssueMutation } from "#web/gql/journal-office.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface ScheduledIssueProps {
  issue: EditedIssueFragment;
  onChanged: () => void;
}

export function ScheduledIssue({ issue, onChanged }: ScheduledIssueProps) {
  const language = useLanguage();
  const [, unschedule] = useUnscheduleIssueMutation();
  const act = useAction(onChanged);
  const { id, version, publishedAt, articleCount } = issue;
  return (
    <Alert variant="info" mt={16}>
      <Group justify="space-between" gap={12}>
        <FormattedMessage
          id="journal-office.publish.waits"
          values={{ at: publishedAt && formatDateTime(language, publishedAt), count: articleCount }}
        />
        <Button
          size="sm"
          variant="outline"
          onClick={() => void act(unschedule({ id, version }), "journal-office.publish.unscheduled")}
        >
          <FormattedMessage id="journal-office.publish.unschedule" />
        </Button>
      </Group>
    </Alert>
  );
}
