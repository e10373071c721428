// Defines who follows what, in order. A subscriber runs in the transaction of the event and is awaited before
// the next, so the locks and the mails come in this order. The area that an event happens in declares it
// (docs/architecture.md).
import { leaveManuscripts, leaveReviews } from "./journal/reviews/leave-journal.ts";
import { askForDues } from "./money/dues/ask-for-dues.ts";
import { cancelPayment } from "./money/payments/cancel-payment.ts";
import { endPaymentsOfMember, requireRefundAccount } from "./money/payments/end-payments-of-member.ts";
import { importDues, voidImportedDues } from "./money/payments/imported-dues.ts";
import { onPaymentEnded, onPaymentReversed, onPaymentSettled } from "./money/payments/payment-events.ts";
import { unlinkPayments } from "./money/payments/unlink-payments.ts";
import {
  onAddressProved,
  onMemberErased,
  onMemberErasing,
  onMemberLeaving,
} from "./people/account/account-events.ts";
import { onDuesImported, onDuesImportUndone } from "./people/member-imports/import-events.ts";
import { onDecisionCancelled, onGradeApproved } from "./people/members/grade-events.ts";
import {
  cancelApplicationsOfMember,
  cancelUnpaidApplications,
} from "./programs/applications/cancel-application.ts";
import {
  confirmPaidApplications,
  reopenPaidApplications,
} from "./programs/applications/confirm-application.ts";
import { leaveRatings } from "./programs/exams/leave-ratings.ts";
import { leaveGroups } from "./programs/groups/leave-groups.ts";
import { linkApplications } from "./programs/linked-applications/link-applications.ts";
import { leavePresentations } from "./programs/presentations/leave-presentations.ts";

onMemberLeaving.subscribe(
  (tx, { memberId, actorId, now }) => cancelApplicationsOfMember(tx, memberId, { actorId, now }),
  endPaymentsOfMember,
  requireRefundAccount,
);

onMemberErasing.subscribe((tx, { memberId, now }) =>
  cancelApplicationsOfMember(tx, memberId, { actorId: null, now }),
);

onMemberErased.subscribe(
  leaveManuscripts,
  leaveReviews,
  leaveRatings,
  leavePresentations,
  leaveGroups,
  unlinkPayments,
);

onAddressProved.subscribe(linkApplications);

onGradeApproved.subscribe(askForDues);

onDecisionCancelled.subscribe(async (tx, { paymentId, author: { memberId: actorId, now } }) => {
  await cancelPayment(tx, paymentId, { actorId, reason: "DECISION_TAKEN_BACK" }, now);
});

onDuesImported.subscribe(importDues);

onDuesImportUndone.subscribe(voidImportedDues);

onPaymentSettled.subscribe(confirmPaidApplications);

onPaymentReversed.subscribe(reopenPaidApplications);

onPaymentEnded.subscribe(cancelUnpaidApplications);
