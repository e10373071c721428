// /programs/presentation-review: what is assigned to a reviewer without an account. The token is behind the
// #; the page is the same for every link, and its content is asked for in the browser.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { AssignedReviews } from "#web/features/programs/presentations/account/AssignedReviews.tsx";
import {
  useLinkedPresentationReviewsQuery,
  useSaveLinkedPresentationReviewMutation,
} from "#web/gql/presentations.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";
import { pageKey, queryPath, readQuery } from "#web/page/query.ts";
import { PRESENTATION_REVIEW_PATH } from "#web/paths.ts";

const KEYS = { page: pageKey };

export function Component() {
  const link = useHashLink();
  return <OpenedReviews key={link} link={link} />;
}

function OpenedReviews({ link }: { link: string | null }) {
  const intl = useIntl();
  const { page } = readQuery(KEYS, useSearchParams()[0]);
  const [{ data, error, fetching }, ask] = useLinkedPresentationReviewsQuery({
    variables: { link: link ?? "", page, language: toGraphqlLanguage(useLanguage()) },
    pause: !link,
    requestPolicy: "network-only",
  });
  const [, save] = useSaveLinkedPresentationReviewMutation();
  const again = () => ask({ requestPolicy: "network-only" });
  const opened = data?.linkedPresentationReviews;
  const title = intl.formatMessage({ id: "presentations.reviews.title" });
  return (
    <>
      <PageHead
        crumbs={[{ label: title }]}
        heading={<h1>{title}</h1>}
        {...(opened ? { below: <Localized as="p" text={opened.program} /> } : {})}
      />
      <PageBody>
        {opened && link ? (
          <AssignedReviews
            reviews={opened.reviews}
            page={page}
            isLoading={fetching}
            href={(to) => `${queryPath(PRESENTATION_REVIEW_PATH, KEYS, { page: to })}#${link}`}
            save={(review) => save({ link, ...review })}
            onSaved={again}
          />
        ) : error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
            onRetry={again}
          />
        ) : link === "" || opened === null ? (
          <Alert variant="warn" role="status">
            <FormattedMessage id="presentations.reviews.ended" />
          </Alert>
        ) : (
          <p role="status">
            <FormattedMessage id="presentations.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
