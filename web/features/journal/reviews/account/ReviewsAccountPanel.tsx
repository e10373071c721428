// The tab of the own reviews: how many in each year, with the certificate. It does not say of which manuscripts.
import { Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyReviewYearsQuery } from "#web/gql/my-reviews.ts";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyReviewYearsQuery({ requestPolicy: "cache-and-network" });
  if (!data && error && !fetching) {
    const message = intl.formatMessage({ id: "reviews.mine.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="reviews.loading" />
      </p>
    );
  }
  return (
    <section aria-labelledby="my-reviews">
      <Title id="my-reviews" order={2} size="h3" mb={16}>
        <FormattedMessage id="reviews.mine" />
      </Title>
      {data.myReviewYears.length === 0 ? (
        <EmptyState title={<FormattedMessage id="reviews.mine.none" />} />
      ) : (
        <ul className="ruled rows">
          {data.myReviewYears.map(({ year, reviews }) => (
            <li key={year} className="ends">
              <p>
                <b>
                  <FormattedMessage id="reviews.mine.year" values={{ year: String(year) }} />
                </b>{" "}
                <FormattedMessage id="reviews.mine.count" values={{ count: reviews }} />
              </p>
              <DocumentButton about={{ kind: "REVIEW", year }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
