// /programs/{idx}/presentation-reviews: what is assigned to a reviewer of the committee, in a blind call without the names of its authors.
import { Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useMyPresentationReviewsQuery } from "#web/gql/presentations.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ReviewedPresentation } from "./ReviewedPresentation.tsx";

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useMyPresentationReviewsQuery({
    variables: { programId },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const title = intl.formatMessage({ id: "presentations.reviews.title" });
  const reviews = data?.myPresentationReviews;
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        {reviews ? (
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
              <ReviewedPresentation key={review.id} review={review} onSaved={again} />
            ))}
          </Stack>
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "presentations.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="presentations.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
