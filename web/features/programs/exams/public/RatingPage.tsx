// /exam/rating: what the link of a rater opens. The token is behind the #; the page is the same for every
// link, and its content is asked for in the browser, again each time.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type OpenedRatingFragment, useLinkedRatingQuery } from "#web/gql/linked-rating.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";
import { RatingAnswer } from "./RatingAnswer.tsx";
import { Scoring } from "./Scoring.tsx";

export function Component() {
  const intl = useIntl();
  const link = useHashLink();
  const title = intl.formatMessage({ id: "exam-rating.title" });
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>{link === null ? <Loading /> : <Linked key={link} link={link} />}</PageBody>
    </>
  );
}

/** What one link opens. */
function Linked({ link }: { link: string }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useLinkedRatingQuery({
    variables: { link },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const rating = data?.linkedRating;
  if (error && !fetching) {
    return (
      <ErrorState
        message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
        onRetry={again}
      />
    );
  }
  if (rating === undefined) return <Loading />;
  if (rating === null) {
    return (
      <p role="status">
        <FormattedMessage id="exam-rating.gone" />
      </p>
    );
  }
  return <Opened link={link} rating={rating} onChanged={again} />;
}

const Loading = () => (
  <p role="status">
    <FormattedMessage id="exam-rating.loading" />
  </p>
);

interface OpenedProps {
  link: string;
  rating: OpenedRatingFragment;
  onChanged: () => void;
}

function Opened({ link, rating, onChanged }: OpenedProps) {
  const language = useLanguage();
  const { status, titleKo, titleEn, part, pair } = rating;
  return (
    <>
      <p className="meta">
        <span>{language === "en" ? (titleEn ?? titleKo) : (titleKo ?? titleEn)}</span>
        <span>
          <FormattedMessage id={`exams.part.${part}`} />
        </span>
        <span>
          <FormattedMessage id={`exams.pair.${pair}`} />
        </span>
      </p>
      {status === "TO_ANSWER" ? (
        <RatingAnswer link={link} rating={rating} onChanged={onChanged} />
      ) : status === "TO_SCORE" ? (
        <Scoring link={link} rating={rating} onChanged={onChanged} />
      ) : (
        <p role="status">
          <FormattedMessage id={`exam-rating.over.${status}`} />
        </p>
      )}
    </>
  );
}
