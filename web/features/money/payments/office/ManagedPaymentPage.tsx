// /admin/payment-management/{idx}: one payment, what can be done with it, and everything that happened to it.

import { Box, Button, Group } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { RecordHead } from "#web/components/list/RecordHead.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  type ManagedPaymentFragment,
  useManagedPaymentPageQuery,
  useReverseBookingMutation,
} from "#web/gql/payment-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { PAYMENTS_PATH, paymentPath, SENT_ON } from "#web/paths.ts";
import { ActDialog } from "./ActDialog.tsx";
import { PaidTwice } from "./PaidTwice.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { PaymentHistory } from "./PaymentHistory.tsx";
import { DecidedProposals, WaitingProposal } from "./Proposals.tsx";
import { usePaymentWords } from "./payment-words.ts";
import { RefundProofs } from "./RefundProofs.tsx";
import { ACTS, type Act, type Done } from "./use-send-act.ts";

export function Component() {
  const id = parseIdx(useParams().idx);
  return (
    <>
      <RecordHead list={PAYMENTS_PATH} id={id} pathOf={paymentPath}>
        <FormattedMessage id="payment-office.page.back" />
      </RecordHead>
      <Payment key={id} id={id} />
    </>
  );
}

function Payment({ id }: { id: number }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useManagedPaymentPageQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const failed = error !== undefined && !fetching;
  if (failed || !data) {
    return (
      <>
        <Box component="h1" fz="1.625rem" className="longWords">
          <FormattedMessage id="payment-office.page.title" />
        </Box>
        {failed ? (
          <ErrorState message={intl.formatMessage({ id: "payment-office.page.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="payment-office.page.loading" />
          </p>
        )}
      </>
    );
  }
  if (data.payment === null) throw notFound();
  return <Shown payment={data.payment} onChanged={again} />;
}

/** What a payment waits for from the office; null: nothing. */
function nextAct({ state, surplus }: ManagedPaymentFragment): Act | null {
  if (state === "REFUND_REQUESTED" || surplus > 0) return "refund";
  return state === "PENDING" || state === "DECLARED" || state === "PARTIAL" ? "book" : null;
}

function Shown({ payment, onChanged }: { payment: ManagedPaymentFragment; onChanged: () => void }) {
  const intl = useIntl();
  const words = usePaymentWords();
  const offerUndo = useUndoToast();
  const [, reverseBooking] = useReverseBookingMutation();
  // From a line of the bank: its refund is recorded on the day of the line.
  const sentOn = useSearchParams()[0].get(SENT_ON);
  const isOfLine = sentOn !== null && payment.viewerCanRefund && nextAct(payment) === "refund";
  const [act, setAct] = useState<Act | null>(isOfLine ? "refund" : null);
  const may: Readonly<Record<Act, boolean>> = {
    book: payment.viewerCanBook,
    notFound: payment.viewerCanMarkNotFound,
    exempt: payment.viewerCanExempt,
    refund: payment.viewerCanRefund,
    reverse: payment.reversibleRefunds.length > 0,
    ask: payment.viewerCanAskForAccount,
    waive: payment.viewerCanWaiveRefund,
    reverseBooking: payment.bookingReversal !== null,
    transfer: payment.surplusTargets.length > 0,
    move: payment.bookingReversal !== null && !payment.bookingReversal.isSurplus,
    void: payment.viewerCanVoid,
  };
  const done = ({ warning, isProposed, version }: Done) => {
    setAct(null);
    const id = isProposed ? "payment-office.proposal.made" : "payment-office.act.done";
    const title = intl.formatMessage({ id });
    if (warning !== null) {
      const gone = act === "reverse" ? "reverse.seatsGone" : "seatsGone";
      showToast({ kind: "bad", title: intl.formatMessage({ id: `payment-office.act.${gone}` }) });
    } else if (isProposed) {
      const why = `payment-office.proposal.why.${payment.secondPerson.isOwn ? "own" : "above"}` as const;
      showToast({ kind: "waits", title, text: intl.formatMessage({ id: why }) });
    } else if (act === "book" && version !== null) offerBack(title, version);
    else showToast({ kind: "ok", title });
    onChanged();
  };
  const offerBack = (title: string, version: number) =>
    offerUndo({
      title,
      undo: () =>
        reverseBooking({
          id: payment.id,
          version,
          reason: intl.formatMessage({ id: "payment-office.undoReason" }),
        }),
      undone: intl.formatMessage({ id: "payment-office.undone" }),
      onBack: onChanged,
    });
  const next = nextAct(payment);
  return (
    <>
      <Box component="h1" fz="1.625rem" className="longWords">
        {payment.payerName}, {payment.name}
      </Box>
      <WaitingProposal payment={payment} words={words} onChanged={onChanged} />
      <Group gap={8} align="stretch" mt={16} mb={24}>
        {ACTS.filter((name) => may[name]).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === next ? "filled" : "outline"}
            onClick={() => setAct(name)}
          >
            <FormattedMessage id={`payment-office.act.${name}`} />
          </Button>
        ))}
        {payment.receipt === null ? null : (
          <DocumentButton about={{ kind: "PAYMENT", paymentId: payment.id }} />
        )}
      </Group>
      <PaidTwice payment={payment} words={words} />
      <PaymentFacts payment={payment} words={words} />
      <RefundProofs payment={payment} />
      <DecidedProposals payment={payment} words={words} />
      <PaymentHistory moves={payment.moves} words={words} />
      {act === null ? null : (
        <ActDialog
          act={act}
          payment={payment}
          sentOn={sentOn}
          words={words}
          onDone={done}
          onStale={onChanged}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
