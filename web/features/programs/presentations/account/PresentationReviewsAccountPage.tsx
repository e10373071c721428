// /programs/{idx}/presentation-reviews: what is assigned to a reviewer of the committee, in a blind call without the names of its authors.
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useMyPresentationReviewsQuery, useSavePresentationReviewMutation } from "#web/gql/presentations.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { AssignedReviews } from "./AssignedReviews.tsx";

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useMyPresentationReviewsQuery({
    variables: { programId },
    requestPolicy: "network-only",
  });
  const [, save] = useSavePresentationReviewMutation();
  const again = () => ask({ requestPolicy: "network-only" });
  const title = intl.formatMessage({ id: "presentations.reviews.title" });
  const reviews = data?.myPresentationReviews;
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        {reviews ? (
          <AssignedReviews reviews={reviews} save={save} onSaved={again} />
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
