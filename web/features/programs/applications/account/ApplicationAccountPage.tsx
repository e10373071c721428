// One own application: where it is, what to pay and where, what was written, and how to change or withdraw it.

import { Alert, Group, Stack, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Columns } from "#web/components/Columns.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { HowToPay } from "#web/components/payments/HowToPay.tsx";
import { RefundAccount } from "#web/components/payments/RefundAccount.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { APPLICATIONS_TAB, changePath } from "#web/paths.ts";
import { AdmissionSlip } from "./AdmissionSlip.tsx";
import { ApplicationDetails } from "./ApplicationDetails.tsx";
import { ApplicationNextStep } from "./ApplicationNextStep.tsx";
import { CertificatePart } from "./CertificatePart.tsx";
import { isDeclared } from "./is-declared.ts";
import { lacksPhoto } from "./lacks-photo.ts";
import { MyApplicationState } from "./MyApplicationState.tsx";
import { NewDate } from "./NewDate.tsx";
import { OfferAnswer } from "./OfferAnswer.tsx";
import { ProgramFacts } from "./ProgramFacts.tsx";
import { PhotoPart } from "./photo/PhotoPart.tsx";
import { ResultPart } from "./ResultPart.tsx";
import { Ticket } from "./Ticket.tsx";
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
        {...(application ? { below: <MyApplicationState application={application} /> } : {})}
      />
      <PageBody>
        {application ? (
          <One application={application} onChanged={again} />
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

/** What waits for the applicant, and what is settled. */
const NOTES: Partial<Record<MyApplicationFragment["state"], string>> = {
  AWAITING_PAYMENT: "warn",
  OFFERED: "warn",
  CONFIRMED: "ok",
  ATTENDED: "ok",
};

/** Nothing follows, unless something is still owed. */
const isPast = ({ state, payment }: MyApplicationFragment) =>
  state === "CANCELLED" ||
  state === "WITHDRAWN" ||
  ((state === "ATTENDED" || state === "NO_SHOW") && (payment?.outstanding ?? 0) === 0);

function One({ application, onChanged }: { application: MyApplicationFragment; onChanged: () => void }) {
  const { id, state, payment, program, ticketAddress, viewerCanChange, viewerCanWithdraw } = application;
  const isSettled = application.examResult !== null && (payment?.outstanding ?? 0) === 0;
  return (
    <Columns aside={<ProgramFacts program={program} />}>
      <Stack gap={48}>
        <NewDate application={application} onChanged={onChanged} />
        <ResultPart application={application} onChanged={onChanged} />
        {isSettled ? null : <NextStep application={application} onChanged={onChanged} />}
        {payment === null ? null : (
          <RefundAccount payment={payment} describedBy="next-step" onStale={onChanged} />
        )}
        {payment?.isAwaited ? (
          <HowToPay
            payment={payment}
            title={
              <Title order={2} size="h3">
                <FormattedMessage id="payments.transfer.title" />
              </Title>
            }
            onStale={onChanged}
          />
        ) : null}
        <PhotoPart application={application} onChanged={onChanged} />
        <AdmissionSlip application={application} />
        {ticketAddress !== null &&
        program.kind !== "KITEC" &&
        state === "CONFIRMED" &&
        program.state !== "ENDED" ? (
          <Ticket address={ticketAddress} />
        ) : null}
        <CertificatePart application={application} onChanged={onChanged} />
        <ApplicationDetails application={application} />
        {viewerCanChange || viewerCanWithdraw ? (
          <Group gap={12}>
            {viewerCanChange ? (
              <ButtonLink to={changePath(id)} variant="outline">
                <FormattedMessage id="applications.change.button" />
              </ButtonLink>
            ) : null}
            {viewerCanWithdraw ? <Withdraw application={application} onChanged={onChanged} /> : null}
          </Group>
        ) : null}
      </Stack>
    </Columns>
  );
}

/**
 * Where it is and what comes next; nothing once the result of an exam is there and nothing is owed, because
 * that is said first then.
 */
function NextStep({ application, onChanged }: { application: MyApplicationFragment; onChanged: () => void }) {
  const { state } = application;
  return (
    <Alert
      component="section"
      variant={
        lacksPhoto(application) || application.photoFault !== null
          ? "warn"
          : ((isDeclared(application) ? null : NOTES[state]) ?? "info")
      }
      title={
        <Title id="next-step" order={2} size="h3">
          <FormattedMessage id={`applications.one.${isPast(application) ? "outcome" : "next"}`} />
        </Title>
      }
      aria-labelledby="next-step"
    >
      <p>
        <ApplicationNextStep application={application} />
      </p>
      {state === "OFFERED" ? <OfferAnswer application={application} onChanged={onChanged} /> : null}
    </Alert>
  );
}
