// Changes what was written in an own application, until the deadline. Price and seat stay as they are.

import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Columns } from "#web/components/Columns.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { parseIdx } from "#web/page/parse-idx.ts";
import { APPLICATIONS_TAB, applicationPath } from "#web/paths.ts";
import { ChangedApplication } from "./ChangedApplication.tsx";
import { ProgramFacts } from "./ProgramFacts.tsx";
import { useMyApplication } from "./use-my-application.ts";

export function Component() {
  const intl = useIntl();
  const { application, failed, again } = useMyApplication(parseIdx(useParams().idx));
  const title = intl.formatMessage({ id: "applications.change.title" });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "applications.list.crumb" }), to: APPLICATIONS_TAB },
          { label: title },
        ]}
        heading={<h1 id="change-title">{title}</h1>}
        {...(application ? { below: <Localized as="p" text={application.program.title} /> } : {})}
      />
      <PageBody>
        {application ? (
          <Columns aside={<ProgramFacts program={application.program} />} asideFirst>
            {application.viewerCanChange ? (
              <ChangedApplication
                key={application.version}
                application={application}
                labelledBy="change-title"
                onStale={again}
              />
            ) : (
              <EmptyState
                title={<FormattedMessage id="errors.DEADLINE_PASSED" />}
                action={
                  <ButtonLink to={applicationPath(application.id)} variant="outline">
                    <FormattedMessage id="applications.apply.see" />
                  </ButtonLink>
                }
              />
            )}
          </Columns>
        ) : failed ? (
          <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="applications.list.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
