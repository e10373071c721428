// Shows why an application was cancelled, the status of its payment, and restores one that the office cancelled.
import { Button, Group, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { useCancelledApplicantQuery } from "#web/gql/applicants.ts";
import { useApplicantActions } from "./use-applicant-actions.ts";

interface CancelledPartProps {
  id: number;
  /** Shows the result of the restoration. */
  onRestore: (asked: Promise<SendResult>) => void;
}

export function CancelledPart({ id, onRestore }: CancelledPartProps) {
  const actions = useApplicantActions();
  const [{ data }] = useCancelledApplicantQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const application = data?.application;
  if (application?.id !== id || !(application.state === "CANCELLED" || application.isRestorable)) return null;
  const { state, cancelReason, cancelWords, refundState, groupId, withdrawnOfGroup } = application;
  return (
    <Stack className="lineAbove" gap={12} py={16}>
      <dl className="ruled facts lines">
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
          <Group gap={8}>
            <Button variant="outline" onClick={() => onRestore(actions.restore(id))}>
              <FormattedMessage id="applicants.restore.title" />
            </Button>
            {groupId === null || withdrawnOfGroup < 2 ? null : (
              <Button variant="outline" onClick={() => onRestore(actions.restoreGroup(groupId))}>
                <FormattedMessage id="applicants.restore.group" values={{ count: withdrawnOfGroup }} />
              </Button>
            )}
          </Group>
        </>
      ) : null}
    </Stack>
  );
}
