// The own reviews by year, for the person who reviewed: how many, and never of what (docs/reviews.md#reviews).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { readOwnReviews } from "#schema/policies/journal/reviews.ts";

interface ReviewYear {
  readonly year: number;
  readonly reviews: number;
}

/** Of the account, and of its address once that is proved; the newest year first. */
export const readReviewYears = (memberId: number): Promise<ReviewYear[]> => db.$queryRaw<ReviewYear[]>`
  SELECT extract(year FROM seoul_day(r.sent_at))::int AS year, count(*)::int AS reviews
  FROM reviews r JOIN members m ON m.id = ${memberId}::int
  WHERE r.state = 'SENT'
    AND (r.member_id = m.id OR (r.member_id IS NULL AND m.email_proved_at IS NOT NULL AND r.email_key = m.email_key))
  GROUP BY 1 ORDER BY 1 DESC`;

const MyReviewYearRef = builder.objectRef<ReviewYear>("MyReviewYear").implement({
  description: "How many reviews somebody sent in a year in Seoul.",
  fields: (t) => ({ year: t.exposeInt("year"), reviews: t.exposeInt("reviews") }),
});

builder.queryField("myReviewYears", (t) =>
  t.field({
    type: [MyReviewYearRef],
    description:
      "The own reviews by year, the newest first: those of the account, and of its address once that is proved.",
    authScopes: { can: readOwnReviews },
    resolve: (_root, _args, context) => readReviewYears(authorOf(context).memberId),
  }),
);
