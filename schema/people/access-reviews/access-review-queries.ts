import { builder } from "#schema/builder.ts";
import { reviewAccess } from "#schema/policies/people/access-reviews.ts";
import { month } from "#schema/validation/core/months.ts";
import { AccessReviewRef } from "./access-review.ts";

builder.queryField("accessReview", (t) =>
  t.field({
    type: AccessReviewRef,
    description: "Who looked at how much personal data in a month, such as 2026-10.",
    authScopes: { can: reviewAccess },
    args: { month: t.arg.string({ required: true, validate: month }) },
    resolve: (_root, reviewArgs) => reviewArgs,
  }),
);
