// Who follows what, in order. A subscriber runs in the transaction of the event and is awaited before the next, so the locks and the mails come
// in this order. The area that an event happens in declares it (docs/architecture.md).
import { leaveManuscripts, leaveReviews } from "./journal/reviews/leave-journal.ts";
import { endPaymentsOfMember, requireRefundAccount } from "./money/payments/end-payments-of-member.ts";
import { unlinkPayments } from "./money/payments/unlink-payments.ts";
import {
  onMemberAskingToLeave,
  onMemberErased,
  onMemberErasing,
  onMemberLeaving,
} from "./people/account/account-events.ts";
import { cancelApplicationsOfMember } from "./programs/applications/cancel-application.ts";
import { leaveRatings } from "./programs/exams/leave-ratings.ts";

onMemberAskingToLeave.subscribe(requireRefundAccount);

onMemberLeaving.subscribe(
  (tx, { memberId, actorId, now }) => cancelApplicationsOfMember(tx, memberId, { actorId, now }),
  endPaymentsOfMember,
);

onMemberErasing.subscribe((tx, { memberId, now }) =>
  cancelApplicationsOfMember(tx, memberId, { actorId: null, now }),
);

onMemberErased.subscribe(leaveManuscripts, leaveReviews, leaveRatings, unlinkPayments);
