// Shows how far the release of a session's results has come, and the way from each step to the next: two
// people, one after the other.
import { Alert, Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { formatDateTime, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { type ExamResults, isAwaited } from "./exam-results.ts";
import { LockDialog } from "./LockDialog.tsx";
import { ReleaseDialog } from "./ReleaseDialog.tsx";
import { WithholdDialog } from "./WithholdDialog.tsx";

const stateOf = ({ lockedAt, releaseAt, areReleased }: ExamResults) => {
  if (areReleased) return "RELEASED";
  if (releaseAt !== null) return "PLANNED";
  return lockedAt === null ? "OPEN" : "LOCKED";
};

/** Why the viewer cannot confirm a release. */
const REFUSALS: Readonly<Record<string, "exam-results.second" | "exam-results.rater">> = {
  SECOND_PERSON_NEEDED: "exam-results.second",
  RATER_MAY_NOT_CONFIRM: "exam-results.rater",
};

export function ResultsState({ results, onChanged }: { results: ExamResults; onChanged: () => void }) {
  const language = useLanguage();
  const [asked, ask] = useState<"lock" | "release" | "withhold" | null>(null);
  const { lockedAt, lockedBy, confirmedBy, releaseAt, refusal } = results;
  const state = stateOf(results);
  const moment = releaseAt ?? lockedAt;
  const props = { results, onChanged, onClose: () => ask(null) };
  const refused = state === "LOCKED" || state === "PLANNED" ? refusal && REFUSALS[refusal] : null;
  return (
    <Alert variant={state === "RELEASED" ? "ok" : "info"} mt={24} mb={24}>
      <Text fw={600} role="status">
        <FormattedMessage
          id={`exam-results.state.${state}`}
          values={{
            at: moment === null ? "" : formatDateTime(language, moment),
            name: lockedBy ?? "",
            second: confirmedBy ?? "",
          }}
        />
      </Text>
      {isAwaited(results) ? (
        <Text id="results-awaited">
          <FormattedMessage
            id="exam-results.awaited"
            values={{ at: formatDeadline(language, results.endsAt) }}
          />
        </Text>
      ) : null}
      {refused ? (
        <Text>
          <FormattedMessage id={refused} />
        </Text>
      ) : null}
      <Group gap={8} mt={12}>
        {state === "OPEN" ? (
          <Button
            size="sm"
            disabled={isAwaited(results)}
            aria-describedby={isAwaited(results) ? "results-awaited" : undefined}
            onClick={() => ask("lock")}
          >
            <FormattedMessage id="exam-results.lock" />
          </Button>
        ) : null}
        {(state === "LOCKED" || state === "PLANNED") && !refused ? (
          <Act onClick={() => ask("release")}>
            <FormattedMessage id={state === "LOCKED" ? "exam-results.release" : "exam-results.move"} />
          </Act>
        ) : null}
        {state === "OPEN" ? null : (
          <Button size="sm" variant="subtle" onClick={() => ask("withhold")}>
            <FormattedMessage id={`exam-results.${WITHHOLD[state]}`} />
          </Button>
        )}
      </Group>
      {asked === "lock" ? <LockDialog {...props} /> : null}
      {asked === "release" ? <ReleaseDialog {...props} /> : null}
      {asked === "withhold" ? <WithholdDialog {...props} /> : null}
    </Alert>
  );
}

const WITHHOLD = { LOCKED: "unlock", PLANNED: "callOff", RELEASED: "undoRelease" } as const;

function Act({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
