// /programs/{idx}/presentation-reviews: what is assigned to a reviewer of the committee, in a blind call
// without the names of its authors.
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useMyPresentationReviewsQuery, useSavePresentationReviewMutation } from "#web/gql/presentations.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { pageKey, queryPath, readQuery } from "#web/page/query.ts";
import { presentationReviewsPath } from "#web/paths.ts";
import { AssignedReviews } from "./AssignedReviews.tsx";

const KEYS = { page: pageKey };

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const { page } = readQuery(KEYS, useSearchParams()[0]);
  const [{ data, error, fetching }, ask] = useMyPresentationReviewsQuery({
    variables: { programId, page },
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
          <AssignedReviews
            {...{ reviews, page, save }}
            isLoading={fetching}
            href={(to) => queryPath(presentationReviewsPath(programId), KEYS, { page: to })}
            onSaved={again}
          />
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
