// Shows what comes next for an application: where it is, and what is missing.
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { applicationPath } from "#web/paths.ts";
import { lacksPhoto } from "./lacks-photo.ts";

export function ApplicationNextStep({ application }: { application: MyApplicationFragment }) {
  return (
    <>
      <Step application={application} />
      {lacksPhoto(application) ? (
        <>
          {" "}
          <FormattedMessage
            id="applications.next.photo"
            values={{
              change: (
                <Link key="change" className="link" to={`${applicationPath(application.id)}#photo-title`}>
                  <FormattedMessage id="applications.next.addPhoto" />
                </Link>
              ),
            }}
          />
        </>
      ) : null}
      {application.photoFault === null || isOver(application) ? null : (
        <>
          {" "}
          <FormattedMessage id="applications.next.photoAsked" />
        </>
      )}
    </>
  );
}

/** Of a confirmed seat: what it was for is over, so nobody is awaited any more. */
const isOver = ({ program, examResult }: MyApplicationFragment) =>
  program.state === "ENDED" || examResult !== null;

function Step({ application }: { application: MyApplicationFragment }) {
  const { state, payment, waitingPlace, offeredUntil, cancelReason } = application;
  const language = useLanguage();
  const at = (moment: string | null | undefined) => (moment ? formatDeadline(language, moment) : "");
  switch (state) {
    case "AWAITING_PAYMENT":
      if (application.groupName !== null) {
        return <FormattedMessage id="groups.next.awaiting" values={{ payer: application.groupName }} />;
      }
      if (payment?.state === "DECLARED") return <FormattedMessage id="applications.next.declared" />;
      return (
        <>
          {payment !== null && payment.amountPaid > 0 ? (
            <>
              <FormattedMessage
                id="payments.arrived"
                values={{ amount: <Won amount={payment.amountPaid} /> }}
              />{" "}
            </>
          ) : null}
          <FormattedMessage
            id={payment?.dueAt ? "applications.next.pay" : "applications.next.paySometime"}
            values={{
              amount: <Won amount={payment?.outstanding ?? application.amount} />,
              at: at(payment?.dueAt),
            }}
          />
        </>
      );
    case "WAITLISTED":
      return <FormattedMessage id="applications.next.waitlisted" values={{ place: waitingPlace ?? 1 }} />;
    case "OFFERED":
      return <FormattedMessage id="applications.next.offered" values={{ at: at(offeredUntil) }} />;
    case "CANCELLED":
      return (
        <>
          <FormattedMessage id="applications.next.cancelled" values={{ reason: cancelReason ?? "OFFICE" }} />{" "}
          {application.cancelWords}
          <Refund application={application} />
        </>
      );
    case "WITHDRAWN":
      return (
        <>
          <FormattedMessage id="applications.next.withdrawn" />
          <Refund application={application} />
        </>
      );
    default:
      return (
        <>
          {application.examResult !== null ? (
            <FormattedMessage id={`applications.verdict.${application.examResult.verdict}`} />
          ) : state === "CONFIRMED" && isOver(application) ? (
            <FormattedMessage id="applications.next.over" values={{ kind: application.program.kind }} />
          ) : (
            <FormattedMessage id={`applications.next.${state}`} />
          )}
          {payment !== null && payment.outstanding > 0 ? (
            <>
              {" "}
              <FormattedMessage
                id="applications.next.owed"
                values={{ amount: <Won amount={payment.outstanding} /> }}
              />
            </>
          ) : null}
        </>
      );
  }
}

/** Money that comes back, or may. */
function Refund({ application: { payment } }: { application: MyApplicationFragment }) {
  if (payment?.state === "DECLARED") {
    return (
      <>
        {" "}
        <FormattedMessage id="payments.over" />
      </>
    );
  }
  if (!payment) return null;
  const isDue = payment.state === "REFUND_REQUESTED";
  return (
    <>
      {payment.amountRefunded === 0 ? null : (
        <>
          {" "}
          <FormattedMessage
            id="payments.refund.done"
            values={{ amount: <Won amount={payment.amountRefunded} /> }}
          />
        </>
      )}
      {isDue ? (
        <>
          {" "}
          <FormattedMessage
            id="payments.refund.requested"
            values={{ amount: <Won amount={payment.refundDue ?? 0} /> }}
          />
        </>
      ) : null}
    </>
  );
}
