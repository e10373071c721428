// One own application: where it stands, what to pay and where, what was written, and how to change or take it back.

import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { TransferSteps } from "#web/components/payments/TransferSteps.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { APPLICATIONS_TAB, changePath } from "#web/paths.ts";
import styles from "./ApplicationAccountPage.module.css";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { ApplicationNextStep } from "./ApplicationNextStep.tsx";
import { OfferAnswer } from "./OfferAnswer.tsx";
import { ProgramFacts } from "./ProgramFacts.tsx";
import { useMyApplication } from "./use-my-application.ts";
import { Withdraw } from "./Withdraw.tsx";

export function Component() {
  const intl = useIntl();
  const { application, failed, again } = useMyApplication(parseIdx(useParams().idx));
  const title = intl.formatMessage({ id: "applications.one.title" });
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "applications.list.crumb" }), to: APPLICATIONS_TAB },
          { label: title },
        ]}
        heading={application ? <Localized as="h1" text={application.program.title} /> : <h1>{title}</h1>}
        {...(application ? { below: <ApplicationStateWord state={application.state} /> } : {})}
      />
      <div className={`frame ${styles.page}`}>
        {application ? (
          <One application={application} onChanged={again} />
        ) : failed ? (
          <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="applications.list.loading" />
          </p>
        )}
      </div>
    </>
  );
}

function One({ application, onChanged }: { application: MyApplicationFragment; onChanged: () => void }) {
  const { id, state, payment, program, viewerCanChange, viewerCanWithdraw } = application;
  return (
    <>
      <div className={styles.main}>
        <section className={styles.next} aria-labelledby="next-step" data-state={state}>
          <h2 id="next-step">
            <FormattedMessage id="applications.one.next" />
          </h2>
          <p>
            <ApplicationNextStep application={application} />
          </p>
          {state === "OFFERED" ? <OfferAnswer application={application} onChanged={onChanged} /> : null}
        </section>
        {payment?.isAwaited ? (
          <section aria-labelledby="pay-title">
            <h2 id="pay-title" className={styles.title}>
              <FormattedMessage id="payments.transfer.title" />
            </h2>
            <TransferSteps payment={payment} onStale={onChanged} />
          </section>
        ) : null}
        <ApplicationDetails application={application} />
        {viewerCanChange || viewerCanWithdraw ? (
          <div className={styles.actions}>
            {viewerCanChange ? (
              <ButtonLink to={changePath(id)} variant="outline">
                <FormattedMessage id="applications.change.button" />
              </ButtonLink>
            ) : null}
            {viewerCanWithdraw ? <Withdraw application={application} onChanged={onChanged} /> : null}
          </div>
        ) : null}
      </div>
      <ProgramFacts program={program} />
    </>
  );
}
