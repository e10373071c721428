// Shows who may be asked to review, those of the field first, with what speaks against each.
import { Box, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type ReviewerCandidatesQuery, useReviewerCandidatesQuery } from "#web/gql/managed-submissions.ts";

type Candidate = ReviewerCandidatesQuery["reviewerCandidates"][number];

/** Milliseconds without a letter until it is asked. */
const PAUSE = 250;

interface CandidatesProps {
  submissionId: number;
  /** By address. */
  chosen: string | null;
  onChoose: (candidate: Candidate) => void;
}

export function Candidates({ submissionId, chosen, onChoose }: CandidatesProps) {
  const intl = useIntl();
  const [words, setWords] = useState("");
  const look = useDebouncedCallback(setWords, PAUSE);
  const [{ data, fetching }] = useReviewerCandidatesQuery({ variables: { submissionId, words } });
  const found = data?.reviewerCandidates ?? [];
  return (
    <Stack gap={8}>
      <TextInput
        label={<FormattedMessage id="submission-office.invite.search" />}
        description={intl.formatMessage({ id: "submission-office.invite.searchHint" })}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => look(event.currentTarget.value)}
      />
      <Text fz="sm" c="dimmed" role="status">
        {fetching ? (
          <FormattedMessage id="submission-office.loading" />
        ) : words.trim() === "" && found.length === 0 ? null : (
          <FormattedMessage id="submission-office.invite.found" values={{ count: found.length }} />
        )}
      </Text>
      {found.length === 0 ? null : (
        <Box
          mah={220}
          style={{ overflowY: "auto" }}
          tabIndex={0}
          role="group"
          aria-label={intl.formatMessage({ id: "submission-office.invite.search" })}
        >
          <ul className="rows">
            {found.map((one) => (
              <CandidateRow
                key={one.email}
                candidate={one}
                isChosen={one.email === chosen}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </Box>
      )}
    </Stack>
  );
}

function CandidateRow({
  candidate,
  isChosen,
  onChoose,
}: {
  candidate: Candidate;
  isChosen: boolean;
  onChoose: (candidate: Candidate) => void;
}) {
  const intl = useIntl();
  const { name, email, affiliation, major, awaited, sent, inField, part, conflicts } = candidate;
  const mayBeAsked = part !== "ROUND" && !conflicts.includes("AUTHOR");
  return (
    <li className="ends">
      <Box flex="1 1 240px" miw={0} className="longWords">
        <p>
          <b>{name}</b>{" "}
          <Text span fz="sm" c="dimmed">
            {[affiliation, major].filter(Boolean).join(", ")}
          </Text>
        </p>
        <p className="meta">
          <span>{email}</span>
          <span>
            <FormattedMessage id="submission-office.invite.load" values={{ awaited, sent, inField }} />
          </span>
        </p>
        {part === null ? null : (
          <Text fz="sm" fw={600} c="var(--warn)">
            <FormattedMessage id={`submission-office.invite.part.${part}`} />
          </Text>
        )}
        {conflicts.length === 0 ? null : (
          <Text fz="sm" fw={600} c="var(--bad)">
            {intl.formatList(
              conflicts.map((one) => intl.formatMessage({ id: `submission-office.conflict.${one}` })),
            )}
          </Text>
        )}
      </Box>
      {mayBeAsked ? (
        <Group>
          <Button
            size="sm"
            variant={isChosen ? "filled" : "outline"}
            aria-label={intl.formatMessage({ id: "submission-office.invite.takeOf" }, { name })}
            onClick={() => onChoose(candidate)}
          >
            <FormattedMessage id="submission-office.invite.take" />
          </Button>
        </Group>
      ) : null}
    </li>
  );
}
