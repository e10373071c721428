// The tab of the own applications: where each is and what comes next.

import { Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyApplicationsQuery } from "#web/gql/applications.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { SEMINAR_SCHEDULE } from "#web/paths.ts";
import { ApplicationRow } from "./ApplicationRow.tsx";
import { MyGroups } from "./MyGroups.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching, stale }, ask] = useMyApplicationsQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (!data && error && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="applications.list.loading" />
      </p>
    );
  }
  const { myApplications } = data;
  return (
    <>
      <MyGroups />
      <section aria-labelledby="my-applications">
        <Title id="my-applications" order={2} size="h3" mb={16}>
          <FormattedMessage id="applications.list.title" values={{ count: myApplications.length }} />
        </Title>
        {myApplications.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="applications.list.empty" />}
            detail={<FormattedMessage id="applications.list.emptyDetail" />}
            action={
              <ButtonLink to={SEMINAR_SCHEDULE} variant="outline">
                <FormattedMessage id="applications.list.find" />
              </ButtonLink>
            }
          />
        ) : (
          <ul className="ruled rows" aria-busy={stale}>
            {myApplications.map((application) => (
              <ApplicationRow key={application.id} application={application} onChanged={again} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
