// Shows what can be done with a manuscript now.
import { Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedSubmissionPartsFragment,
  type ManagedSubmissionQuery,
  useRejectAtDeskMutation,
  useReturnSubmissionMutation,
  useSendToReviewMutation,
} from "#web/gql/managed-submissions.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";

interface SubmissionActionsProps {
  manuscript: ManagedSubmissionPartsFragment;
  settings: ManagedSubmissionQuery["journalSettingsForEditing"];
  onChanged: () => void;
}

type OpenDialog = "return" | "reject" | "invite" | "decide";

export function SubmissionActions({ manuscript, settings, onChanged }: SubmissionActionsProps) {
  const [asked, ask] = useState<OpenDialog | null>(null);
  const [, sendToReview] = useSendToReviewMutation();
  const [, giveBack] = useReturnSubmissionMutation();
  const [, reject] = useRejectAtDeskMutation();
  const perform = useAction(onChanged);
  const { id, state } = manuscript;
  const close = () => ask(null);
  const button = (what: OpenDialog, variant: "filled" | "outline", words: ReactNode) => (
    <Button size="sm" variant={variant} onClick={() => ask(what)}>
      {words}
    </Button>
  );
  const isDecidable = state === "IN_REVIEW" || state === "REVISED";
  // A dialog that is open stays, whatever a colleague does meanwhile: something may have been typed into it.
  if (state !== "SUBMITTED" && !isDecidable && asked === null) return null;
  return (
    <Group gap={8} align="stretch" mb={8}>
      {state === "IN_REVIEW" ? (
        button("invite", "filled", <FormattedMessage id="submission-office.act.invite" />)
      ) : state === "SUBMITTED" || isDecidable ? (
        <Button
          size="sm"
          onClick={() => void perform(sendToReview({ id }), "submission-office.act.sentToReview")}
        >
          <FormattedMessage id="submission-office.act.sendToReview" />
        </Button>
      ) : null}
      {isDecidable
        ? button("decide", "outline", <FormattedMessage id="submission-office.act.decide" />)
        : null}
      {state === "SUBMITTED"
        ? button("return", "outline", <FormattedMessage id="submission-office.act.return" />)
        : null}
      {state === "SUBMITTED"
        ? button("reject", "outline", <FormattedMessage id="submission-office.act.reject" />)
        : null}
      {asked === "invite" ? (
        <InviteDialog manuscript={manuscript} settings={settings} onClose={close} onInvited={onChanged} />
      ) : null}
      {asked === "decide" ? (
        <DecideDialog
          manuscript={manuscript}
          blocks={settings.requirementsBlock}
          onClose={close}
          onDecided={onChanged}
        />
      ) : null}
      {asked === "return" || asked === "reject" ? (
        <ReasonDialog
          title={<FormattedMessage id={`submission-office.act.${asked}Title`} />}
          detail={<FormattedMessage id={`submission-office.act.${asked}Detail`} />}
          answer={<FormattedMessage id={`submission-office.act.${asked}`} />}
          label="submission-office.act.words"
          rows={6}
          danger={asked === "reject"}
          act={(reason) => (asked === "return" ? giveBack({ id, reason }) : reject({ id, reason }))}
          done={asked === "return" ? "submission-office.act.returned" : "submission-office.act.rejected"}
          onDone={onChanged}
          onClose={close}
        />
      ) : null}
    </Group>
  );
}
