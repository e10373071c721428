// The office cancels an application, with a reason that the applicant reads.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { cancelReason } from "#schema/validation/programs/application-office.ts";
import { APPLICATION_NOTE_MAX_LENGTH } from "#schema/validation/programs/applications.ts";
import { z } from "#schema/validation/zod.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useApplicantRefundQuery } from "#web/gql/applicants.ts";
import { useApplicantActions } from "./use-applicant-actions.ts";

const schema = z.object({ reason: cancelReason });

interface CancelFormProps {
  id: number;
  onDone: () => void;
}

export function CancelForm({ id, onDone }: CancelFormProps) {
  const [{ data }] = useApplicantRefundQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const application = data?.application;
  // Whole won that come back; 0: nothing was paid; null: not known yet.
  const refund = application?.id === id ? application.refundIfCancelled : null;
  const actions = useApplicantActions();
  const form = useServerForm({
    name: "cancel",
    schema,
    initialValues: { reason: "" },
    labels: { reason: "applicants.cancel.reason" },
    send: async ({ reason }) => {
      const result = await actions.cancel(id, reason ?? "");
      if (result.ok) onDone();
      return result;
    },
  });
  return (
    <Box component="details" className="lineAbove" py={16}>
      <summary id="cancel-title">
        <FormattedMessage id="applicants.cancel.title" />
      </summary>
      <FormFrame form={form} labelledBy="cancel-title" short>
        <p>
          <FormattedMessage id="applicants.cancel.detail" />{" "}
          {refund === null ? null : (
            <FormattedMessage
              id={`applicants.cancel.${refund === 0 ? "nothing" : "refund"}`}
              values={{ refund }}
            />
          )}
        </p>
        <TextAreaField {...form.field("reason")} needed rows={3} maxLength={APPLICATION_NOTE_MAX_LENGTH} />
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="applicants.cancel.pending" />}
        >
          <FormattedMessage id="applicants.cancel.title" />
        </SubmitButton>
      </FormFrame>
    </Box>
  );
}
