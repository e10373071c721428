// A page of what is assigned to a reviewer, each with its form.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import type { ReviewedPageFragment } from "#web/gql/presentations.ts";
import { ReviewedPresentation } from "./ReviewedPresentation.tsx";
import type { SaveReview } from "./ReviewForm.tsx";

interface AssignedReviewsProps {
  reviews: ReviewedPageFragment;
  /** 1-based. */
  page: number;
  isLoading: boolean;
  href: (page: number) => string;
  save: SaveReview;
  onSaved: () => void;
}

export function AssignedReviews({ reviews, page, isLoading, href, save, onSaved }: AssignedReviewsProps) {
  const { items, totalCount, openCount, firstOpenPage, pageCount } = reviews;
  return (
    <Stack gap={48} maw="var(--form)" aria-busy={isLoading}>
      <p>
        <FormattedMessage id="presentations.reviews.hint" values={{ count: totalCount, open: openCount }} />{" "}
        {items.some(({ authors }) => authors === null) ? (
          <FormattedMessage id="presentations.reviews.blind" />
        ) : null}{" "}
        {firstOpenPage === null || firstOpenPage === page ? null : (
          <Link className="link" to={href(firstOpenPage)}>
            <FormattedMessage id="presentations.reviews.next" values={{ page: firstOpenPage }} />
          </Link>
        )}
      </p>
      {items.map((review) => (
        <ReviewedPresentation key={review.id} review={review} save={save} onSaved={onSaved} />
      ))}
      <Pagination current={page} count={pageCount} disabled={isLoading} href={href} />
    </Stack>
  );
}
