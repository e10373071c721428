// /programs/application: the own application by a link, for somebody of a group, or who was added at the door,
// without an account. The token is behind the #; the page is the same for every link, and its content is asked for in the browser.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useLinkedApplicationQuery } from "#web/gql/linked-application.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";
import { LinkedApplication } from "./LinkedApplication.tsx";

export function Component() {
  const link = useHashLink();
  return <OpenedApplication key={link} link={link} />;
}

function OpenedApplication({ link }: { link: string | null }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useLinkedApplicationQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    pause: link === null,
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const application = data?.linkedApplication;
  const title = intl.formatMessage({ id: "linked.application" });
  return (
    <>
      <PageHead
        crumbs={[{ label: title }]}
        heading={application ? <Localized as="h1" text={application.program.title} /> : <h1>{title}</h1>}
        {...(application ? { below: <ApplicationStateWord state={application.state} /> } : {})}
      />
      <PageBody>
        {application && link !== null ? (
          <LinkedApplication application={application} link={link} onChanged={again} />
        ) : error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
            onRetry={again}
          />
        ) : application === null ? (
          <Alert variant="warn" role="status">
            <FormattedMessage id="applications.linked.gone" />
          </Alert>
        ) : (
          <p role="status">
            <FormattedMessage id="linked.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
