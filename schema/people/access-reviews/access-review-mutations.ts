import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { reviewAccess } from "#schema/policies/people/access-reviews.ts";
import { signAccessReviewInput } from "#schema/validation/people/access-reviews.ts";
import { AccessReviewRef } from "./access-review.ts";
import { signReview } from "./sign-review.ts";

action("signAccessReview", {
  who: "office",
  can: reviewAccess,
  subject: "access",
  visitorsSee: false,
  description:
    "Signs the review of a month that is over, once; `remark` says what was found of looks out of hours and files of many rows.",
  type: AccessReviewRef,
  args: builder.args((arg) => ({ month: arg.string({ required: true }), remark: arg.string() })),
  validate: signAccessReviewInput,
  run: signReview,
  answer: (_query, month) => ({ month }),
});
