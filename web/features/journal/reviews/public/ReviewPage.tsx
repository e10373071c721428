// /journal/review: what the link of a reviewer opens. The token is behind the #; the page is the same for
// every link, and its content is asked for in the browser, again each time.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type OpenedReviewFragment, useLinkedReviewQuery } from "#web/gql/linked-review.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useHashLink } from "#web/page/hash-link.ts";
import { GiveUpReview } from "./GiveUpReview.tsx";
import { ReviewAbout } from "./ReviewAbout.tsx";
import { ReviewAnswer } from "./ReviewAnswer.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { ReviewOver } from "./ReviewOver.tsx";

export function Component() {
  const link = useHashLink();
  return <OpenedReview key={link} link={link} />;
}

function OpenedReview({ link }: { link: string | null }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useLinkedReviewQuery({
    variables: { link: link ?? "" },
    pause: link === null,
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const title = intl.formatMessage({ id: "reviews.title" });
  const review = data?.linkedReview;
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1 id="review-title">{title}</h1>} />
      <PageBody>
        {error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
            onRetry={again}
          />
        ) : review === undefined || link === null ? (
          <p role="status">
            <FormattedMessage id="reviews.loading" />
          </p>
        ) : review === null ? (
          <p role="status">
            <FormattedMessage id="reviews.gone" />
          </p>
        ) : (
          <Opened link={link} review={review} onChanged={again} />
        )}
      </PageBody>
    </>
  );
}

interface OpenedProps {
  link: string;
  review: OpenedReviewFragment;
  onChanged: () => void;
}

function Opened({ link, review, onChanged }: OpenedProps) {
  const { status } = review;
  if (status === "TO_ANSWER") {
    return (
      <ReviewAbout review={review}>
        <ReviewAnswer link={link} review={review} onChanged={onChanged} />
      </ReviewAbout>
    );
  }
  if (status === "TO_WRITE") {
    return (
      <ReviewAbout review={review}>
        <ReviewForm link={link} review={review} onChanged={onChanged} />
        <GiveUpReview link={link} onChanged={onChanged} />
      </ReviewAbout>
    );
  }
  return <ReviewOver link={link} review={review} />;
}
