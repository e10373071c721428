// The forms that the editors ask of the author: the certificate of a check for similarity, and the signed transfer of rights.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { reviewDays } from "#schema/validation/journal/reviews.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { z } from "#schema/validation/zod.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { SUBMISSION_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { useAskForPaperMutation } from "#web/gql/submission-printing.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { lastDayOf } from "./waiting-days.ts";

interface PapersPartProps {
  manuscript: ManagedSubmissionPartsFragment;
  onChanged: () => void;
}

const PAPERS = ["SIMILARITY", "COPYRIGHT"] as const;
type Paper = (typeof PAPERS)[number];
const DAYS = "7";

export function PapersPart({ manuscript, onChanged }: PapersPartProps) {
  const [asked, ask] = useState<Paper | null>(null);
  const { id, state, demands, files } = manuscript;
  const isOver = isSubmissionOver(state);
  if (isOver && demands.length === 0) return null;
  return (
    <Box mt={40} id={SUBMISSION_PARTS.papers}>
      <Section title={<FormattedMessage id="printing.papers" />} gap={4}>
        <ul className="rows">
          {PAPERS.map((kind) => {
            const demand = demands.find((one) => one.kind === kind);
            const handedIn = files.flatMap((one) => (one.kind === kind ? one.file : []));
            return (
              <li key={kind}>
                <Group justify="space-between" gap={8}>
                  <div>
                    <b>
                      <FormattedMessage id={`printing.paper.${kind}`} />
                    </b>
                    <Status demand={demand} isHandedIn={handedIn.length > 0} />
                  </div>
                  {isOver ? null : (
                    <Button size="sm" variant="outline" onClick={() => ask(kind)}>
                      <FormattedMessage id={demand ? "printing.paper.askAgain" : "printing.paper.ask"} />
                      <span className="spoken">
                        <FormattedMessage id={`printing.paper.${kind}`} />
                      </span>
                    </Button>
                  )}
                </Group>
                <LockedFiles files={handedIn} />
              </li>
            );
          })}
        </ul>
      </Section>
      {asked === null ? null : (
        <AskDialog id={id} kind={asked} onClose={() => ask(null)} onAsked={onChanged} />
      )}
    </Box>
  );
}

interface StatusProps {
  demand: ManagedSubmissionPartsFragment["demands"][number] | undefined;
  /** The author's own certificate comes with the manuscript, without being asked for. */
  isHandedIn: boolean;
}

function Status({ demand, isHandedIn }: StatusProps) {
  const language = useLanguage();
  if (!demand) {
    return (
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id={isHandedIn ? "printing.paper.enclosed" : "printing.paper.none"} />
      </Text>
    );
  }
  const { answeredAt, dueAt } = demand;
  const isLate = answeredAt === null && new Date(dueAt) <= new Date();
  const id = answeredAt !== null ? "answered" : isLate ? "late" : "until";
  return (
    <Text fz="sm" c={isLate ? "var(--bad)" : "var(--ink-2)"}>
      <FormattedMessage
        id={`printing.paper.${id}`}
        values={{ day: formatDate(language, answeredAt ?? lastDayOf(dueAt)) }}
      />
    </Text>
  );
}

const askedDays = z.object({ days: reviewDays });

interface AskDialogProps {
  id: number;
  kind: Paper;
  onClose: () => void;
  onAsked: () => void;
}

function AskDialog({ id, kind, onClose, onAsked }: AskDialogProps) {
  const intl = useIntl();
  const [, ask] = useAskForPaperMutation();
  const form = useServerForm({
    name: "paper",
    schema: askedDays,
    initialValues: { days: DAYS },
    toInput: ({ days }) => ({ days: toWholeNumber(days) }),
    labels: { days: "printing.paper.days" },
    send: async ({ days }) => {
      const { error } = await ask({ id, kind, days });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "printing.paper.asked" }) });
      onAsked();
      onClose();
      return { ok: true };
    },
  });
  const paper = intl.formatMessage({ id: `printing.paper.${kind}` });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="printing.paper.askOf" values={{ paper }} />}
      answer={<FormattedMessage id="printing.paper.ask" />}
      isOfOneField
      onClose={onClose}
    >
      <TextField {...form.field("days")} autoComplete="off" inputMode="numeric" needed />
    </ServerFormDialog>
  );
}
