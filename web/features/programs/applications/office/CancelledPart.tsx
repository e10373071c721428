// Why an application was cancelled, what became of its payment, and the way back from a cancellation by the office.
import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useCancelledApplicantQuery } from "#web/gql/applicants.ts";
import styles from "./office.module.css";

/** @param onRestore does it and says what came of it */
export function CancelledPart({ id, onRestore }: { id: number; onRestore: () => void }) {
  const [{ data }] = useCancelledApplicantQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const application = data?.application;
  if (application?.id !== id || !(application.state === "CANCELLED" || application.isRestorable)) return null;
  const { state, cancelReason, cancelWords, refundState } = application;
  return (
    <div className={styles.group}>
      <dl className={styles.lines}>
        <div>
          <dt>
            <FormattedMessage id="applicants.cancelled.reason" />
          </dt>
          <dd>
            {state === "WITHDRAWN" ? (
              <FormattedMessage id="applications.state.WITHDRAWN" />
            ) : (
              <FormattedMessage id="applicants.cancelled.by" values={{ reason: cancelReason ?? "OFFICE" }} />
            )}
            {cancelWords === null ? null : ` ${cancelWords}`}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="applicants.cancelled.payment" />
          </dt>
          <dd>
            <FormattedMessage
              id={refundState === null ? "applicants.cancelled.noPayment" : `payments.state.${refundState}`}
            />
          </dd>
        </div>
      </dl>
      {application.isRestorable ? (
        <>
          <p>
            <FormattedMessage id="applicants.restore.detail" />
          </p>
          <div>
            <Button variant="outline" onClick={onRestore}>
              <FormattedMessage id="applicants.restore.title" />
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
