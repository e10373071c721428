// Acts on a payment that wait for a second person: what it is, who proposed it, and the answer. Those that
// were decided are below.
import { Alert, Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { formatDateTime, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { DecideDialog, type Decision } from "./DecideDialog.tsx";
import type { PaymentWords } from "./payment-words.ts";
import { waitingOf } from "./waiting-of.ts";

export type Proposal = ManagedPaymentFragment["proposals"][number];

interface ProposalsProps {
  payment: ManagedPaymentFragment;
  words: PaymentWords;
  onChanged: () => void;
}

/** Above everything else of the page: what waits, or what will. */
export function WaitingProposal({ payment, words, onChanged }: ProposalsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [decision, setDecision] = useState<Decision | null>(null);
  const waiting = waitingOf(payment);
  const done = () => {
    setDecision(null);
    onChanged();
  };
  if (!waiting) return <SecondPersonNote payment={payment} words={words} />;
  const { endsAt, reason, isViewers, viewerCanApprove } = waiting;
  return (
    <Alert
      role="region"
      variant="warn"
      mt={16}
      aria-label={intl.formatMessage({ id: "payment-office.proposal.title" })}
      title={<FormattedMessage id="payment-office.proposal.title" />}
    >
      <p>
        <ProposalLine proposal={waiting} words={words} />
      </p>
      {reason === null ? null : <Text className="longWords lines">{reason}</Text>}
      <Text c="var(--ink-2)" fz="sm">
        <FormattedMessage
          id={`payment-office.proposal.${viewerCanApprove ? "ends" : isViewers ? "mine" : "own"}`}
          values={{ until: formatDeadline(language, endsAt) }}
        />
      </Text>
      <Group gap={8} mt={12}>
        {viewerCanApprove ? (
          <Button size="sm" onClick={() => setDecision("approve")}>
            <FormattedMessage id="payment-office.proposal.approve" />
          </Button>
        ) : null}
        <Button size="sm" variant="outline" onClick={() => setDecision(isViewers ? "withdraw" : "refuse")}>
          <FormattedMessage id={`payment-office.proposal.${isViewers ? "withdraw" : "refuse"}`} />
        </Button>
      </Group>
      {decision === null ? null : (
        <DecideDialog
          decision={decision}
          proposal={waiting}
          words={words}
          onDone={done}
          onClose={() => setDecision(null)}
        />
      )}
    </Alert>
  );
}

/** What it is, of how much, and who proposed it when. */
export function ProposalLine({ proposal, words }: { proposal: Proposal; words: PaymentWords }) {
  const language = useLanguage();
  const { act, amount, proposedByName, createdAt } = proposal;
  return (
    <>
      <b>
        <FormattedMessage id={`payment-office.paymentAct.${act}`} />
      </b>
      {amount === null ? null : ` · ${words.won(amount)}`}
      {` · ${proposedByName} · ${formatDateTime(language, createdAt)}`}
    </>
  );
}

function SecondPersonNote({ payment, words }: Omit<ProposalsProps, "onChanged">) {
  const { isOwn, above, isThere } = payment.secondPerson;
  if (!isOwn && above === null) return null;
  const id = `payment-office.second.${isOwn ? "own" : "above"}.${isThere ? "waits" : "alone"}` as const;
  return (
    <Text mt={12} c="var(--ink-2)" fz="sm" role="note">
      <FormattedMessage id={id} values={{ amount: words.won(above ?? 0) }} />
    </Text>
  );
}

/** What was decided, the newest first. */
export function DecidedProposals({ payment, words }: Omit<ProposalsProps, "onChanged">) {
  const decided = payment.proposals.filter(({ state }) => state !== "WAITS");
  if (decided.length === 0) return null;
  return (
    <>
      <Box component="h2" mt={32} fz="lg">
        <FormattedMessage id="payment-office.proposal.decided" />
      </Box>
      <Box component="ul" className="ruled rows" mt={12} fz="sm">
        {decided.map((proposal) => (
          <li key={proposal.id}>
            <ProposalLine proposal={proposal} words={words} />
            <Text c="var(--ink-2)" className="longWords lines">
              <FormattedMessage
                id={`payment-office.proposal.state.${proposal.state}`}
                values={{ who: proposal.decidedByName }}
              />
              {proposal.answer === null ? null : ` ${proposal.answer}`}
            </Text>
          </li>
        ))}
      </Box>
    </>
  );
}
