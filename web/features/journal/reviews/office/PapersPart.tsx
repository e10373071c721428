// Papers that the editors ask of the author: the certificate of a check for similarity, and the signed transfer of rights.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { DESK_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import { Section } from "#web/components/Section.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { OnDeskFragment } from "#web/gql/desk.ts";
import { useAskForPaperMutation } from "#web/gql/desk-printing.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { lastDayOf } from "./waiting-days.ts";

interface PapersPartProps {
  manuscript: OnDeskFragment;
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
    <Box mt={40} id={DESK_PARTS.papers}>
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
                    <Standing demand={demand} isHandedIn={handedIn.length > 0} />
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

interface StandingProps {
  demand: OnDeskFragment["demands"][number] | undefined;
  /** The author's own certificate comes with the manuscript, without being asked for. */
  isHandedIn: boolean;
}

function Standing({ demand, isHandedIn }: StandingProps) {
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

interface AskDialogProps {
  id: number;
  kind: Paper;
  onClose: () => void;
  onAsked: () => void;
}

function AskDialog({ id, kind, onClose, onAsked }: AskDialogProps) {
  const intl = useIntl();
  const [days, setDays] = useState(DAYS);
  const [attempted, setAttempted] = useState(false);
  const [, ask] = useAskForPaperMutation();
  const act = useAction(onAsked);
  const isWrong = !/^[1-9]\d?$/.test(days.trim());
  const give = async () => {
    setAttempted(true);
    if (isWrong) return document.getElementById("paper-days")?.focus();
    if (await act(ask({ id, kind, days: Number(days) }), "printing.paper.asked")) onClose();
  };
  const paper = intl.formatMessage({ id: `printing.paper.${kind}` });
  return (
    <FormDialog
      title={<FormattedMessage id="printing.paper.askOf" values={{ paper }} />}
      answer={<FormattedMessage id="printing.paper.ask" />}
      onAnswer={() => void give()}
      onClose={onClose}
    >
      <TextField
        id="paper-days"
        name="days"
        label="printing.paper.days"
        autoComplete="off"
        inputMode="numeric"
        needed
        value={days}
        onChange={setDays}
        onBlur={() => {}}
        error={attempted && isWrong ? "NUMBER_INVALID" : undefined}
      />
    </FormDialog>
  );
}
