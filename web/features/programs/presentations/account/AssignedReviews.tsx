// What is assigned to a reviewer, each with its form.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ReviewedPresentationFragment } from "#web/gql/presentations.ts";
import { ReviewedPresentation, type SaveReview } from "./ReviewedPresentation.tsx";

interface AssignedReviewsProps {
  reviews: readonly ReviewedPresentationFragment[];
  save: SaveReview;
  onSaved: () => void;
}

export function AssignedReviews({ reviews, save, onSaved }: AssignedReviewsProps) {
  return (
    <Stack gap={48} maw="var(--form)">
      <p>
        <FormattedMessage
          id="presentations.reviews.hint"
          values={{ count: reviews.length, open: reviews.filter(({ isDone }) => !isDone).length }}
        />{" "}
        {reviews.some(({ authors }) => authors === null) ? (
          <FormattedMessage id="presentations.reviews.blind" />
        ) : null}
      </p>
      {reviews.map((review) => (
        <ReviewedPresentation key={review.id} review={review} save={save} onSaved={onSaved} />
      ))}
    </Stack>
  );
}
