// An accepted manuscript on its way into print: proofs to the author and back, then into an issue.
import { Box, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { maySubmissionMove } from "#schema/validation/journal/submission-state.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { Section } from "#web/components/Section.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { HandInPart } from "./HandInPart.tsx";
import { SendProof } from "./SendProof.tsx";
import { lastDayOf } from "./waiting-days.ts";

interface PrintingPartProps {
  manuscript: ManagedSubmissionPartsFragment;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
  onChanged: () => void;
}

const STATES = ["ACCEPTED", "PROOF", "PROOF_RETURNED", "READY", "PUBLISHED"] as const;

export function PrintingPart({ manuscript, blocks, onChanged }: PrintingPartProps) {
  const language = useLanguage();
  const { files, moves, dueAt, article } = manuscript;
  const state = STATES.find((one) => one === manuscript.state);
  if (state === undefined) return null;
  const proofs = files.filter(({ kind }) => kind === "PROOF");
  const corrections = state === "PROOF_RETURNED" ? moves.at(-1)?.reason : null;
  const isSet = article !== null && article.issue.state !== "DRAFT";
  return (
    <Box mt={40}>
      <Section
        title={<FormattedMessage id="printing.title" />}
        hint={
          <FormattedMessage
            id={`printing.hint.${state === "READY" && article ? "ASSIGNED" : state}`}
            values={{ day: dueAt === null ? "" : formatDate(language, lastDayOf(dueAt)) }}
          />
        }
      >
        {corrections ? (
          <div>
            <Text fw={600}>
              <FormattedMessage id="printing.corrections" />
            </Text>
            <Text className="lines longWords">{corrections}</Text>
          </div>
        ) : null}
        {proofs.length === 0 ? null : (
          <Stack gap={4}>
            {proofs.map(({ id, round, file }) => (
              <div key={id}>
                <p className="meta">
                  <FormattedMessage id="printing.proof" values={{ round }} />
                </p>
                <LockedFiles files={[file]} />
              </div>
            ))}
          </Stack>
        )}
        {state === "READY" || article ? (
          <HandInPart manuscript={manuscript} blocks={blocks} onChanged={onChanged} />
        ) : null}
        {maySubmissionMove(state, "PROOF") && !isSet ? (
          <SendProof id={manuscript.id} onChanged={onChanged} />
        ) : null}
      </Section>
    </Box>
  );
}
