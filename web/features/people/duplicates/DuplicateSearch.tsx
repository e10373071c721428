// Shows how far the search for duplicates is, or when it was done, and the button that starts one.
import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type MemberDuplicatesQuery, useSearchDuplicatesMutation } from "#web/gql/duplicates.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** Milliseconds between two looks at a running search. */
const POLL_EVERY = 1_000;

interface DuplicateSearchProps {
  search: MemberDuplicatesQuery["memberDuplicates"]["search"];
  onChanged: () => void;
}

export function DuplicateSearch({ search, onChanged }: DuplicateSearchProps) {
  const language = useLanguage();
  const [{ fetching }, start] = useSearchDuplicatesMutation();
  const act = useAction(onChanged);
  const isRunning = search != null && !search.finishedAt;
  const look = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(look, POLL_EVERY);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (isRunning) return <RunningSearch done={search.done} total={search.total} />;
  return (
    <Group gap={16} mb={32}>
      <Button
        size="sm"
        variant="outline"
        disabled={fetching}
        onClick={() => void act(start({}), "duplicates.searchStarted")}
      >
        <FormattedMessage id={search ? "duplicates.searchAgain" : "duplicates.search"} />
      </Button>
      <Text c="var(--ink-2)" fz="sm">
        {search?.finishedAt ? (
          <FormattedMessage
            id="duplicates.searched"
            values={{ at: formatDateTime(language, search.finishedAt), count: search.done }}
          />
        ) : (
          <FormattedMessage id="duplicates.notSearched" />
        )}
      </Text>
    </Group>
  );
}

function RunningSearch({ done, total }: { done: number; total: number }) {
  const intl = useIntl();
  return (
    <Stack gap={8} mb={32}>
      <Text role="status">
        <FormattedMessage id="duplicates.searching" />
      </Text>
      <Text c="var(--ink-2)" fz="sm">
        <FormattedMessage id="duplicates.compared" values={{ done, total }} />
      </Text>
      <Progress
        value={(100 * done) / Math.max(1, total)}
        aria-label={intl.formatMessage({ id: "duplicates.searching" })}
      />
    </Stack>
  );
}
