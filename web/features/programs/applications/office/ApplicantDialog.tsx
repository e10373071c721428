// One applicant: what was written, and what the office can do about it in the state it is in.

import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { SlipButtons } from "#web/components/documents/SlipButtons.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { useEarlyQuestion } from "#web/components/programs/use-early-question.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type UndoToast, useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ApplicantFacts } from "./ApplicantFacts.tsx";
import { CancelForm } from "./CancelForm.tsx";
import { CancelledPart } from "./CancelledPart.tsx";
import { ExamPart } from "./ExamForm.tsx";
import { SeatForm } from "./SeatForm.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";
import type { OpenedApplicant } from "./use-opened-applicant.ts";

interface ApplicantDialogProps extends OpenedApplicant {
  onStep: (id: number) => void;
  programId: number;
  isExam: boolean;
  /** Results of the exam come from the scores of papers. */
  isComputed: boolean;
  /** Somebody locked the results of the exam. */
  isLocked: boolean;
  /** Of the program: before its day attendance is recorded only after a question. */
  startsAt: string;
  /** The list is asked for again. */
  onChanged: () => void;
  /** `changed`: something was done. */
  onClose: (changed: boolean) => void;
}

/** States that the office can still cancel. */
const CANCELLABLE: ReadonlySet<string> = new Set(["AWAITING_PAYMENT", "CONFIRMED", "WAITLISTED", "OFFERED"]);
const CONFIRMED: ReadonlySet<string> = new Set(CONFIRMED_STATES);

export function ApplicantDialog({
  applicant,
  previous,
  next,
  programId,
  isExam,
  isComputed,
  isLocked,
  startsAt,
  onStep,
  onChanged,
  onClose,
}: ApplicantDialogProps) {
  const intl = useIntl();
  const actions = useApplicantActions();
  const offerUndo = useUndoToast();
  const { id, state, name, nameEn } = applicant;
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  const closeWithUndo = (title: MessageId, undo: UndoToast["undo"]) => {
    offerUndo({
      title: intl.formatMessage({ id: title }),
      text: name,
      undo,
      undone: intl.formatMessage({ id: "applicants.undone" }),
      onBack: onChanged,
    });
    onClose(true);
  };
  const doneWith = (undo: UndoToast["undo"]) => closeWithUndo("applicants.done", undo);
  /** @returns whether it was done; a refusal is said in the dialog */
  const isDone = async (asked: Promise<SendResult>) => {
    setRefusal(null);
    const result = await asked;
    if (!result.ok) setRefusal(errorMessageId(result.code));
    return result.ok;
  };
  const done = async (asked: Promise<SendResult>, undo: UndoToast["undo"]) => {
    if (await isDone(asked)) doneWith(undo);
  };
  const restore = async (asked: Promise<SendResult>) => {
    if (!(await isDone(asked))) return;
    showToast({ kind: "ok", title: intl.formatMessage({ id: "applicants.restore.said" }) });
    onClose(true);
  };
  const early = useEarlyQuestion({ occasion: { key: "program", startsAt }, isExam });
  const noteAttendance = (attended: boolean) =>
    early.ask(() => void done(actions.attend([id], attended), () => actions.undoAttendance(id)));
  return (
    <Dialog size={600} title={[name, nameEn].filter(Boolean).join(" / ")} onClose={() => onClose(false)}>
      <ApplicantFacts applicant={applicant} isExam={isExam} onLeave={() => onClose(false)} />
      {isExam && CONFIRMED.has(state) ? (
        <>
          {applicant.examNumber === null ? null : <SlipButtons about={{ application_id: id }} isSmall />}
          <SeatForm programId={programId} applicant={applicant} onDone={doneWith} />
          <ExamPart {...{ applicant, isComputed, isLocked }} onDone={doneWith} />
        </>
      ) : null}
      {CANCELLABLE.has(state) ? (
        <CancelForm
          id={id}
          onDone={() => closeWithUndo("applicants.cancelled.said", () => actions.undoCancel(id))}
        />
      ) : null}
      {state === "CANCELLED" || state === "WITHDRAWN" ? (
        <CancelledPart id={id} onRestore={(asked) => void restore(asked)} />
      ) : null}
      {refusal === null ? null : (
        <Text mb={12} px={12} py={8} fw={600} c="var(--bad)" className="notice" data-tone="bad" role="alert">
          <FormattedMessage id={refusal} />
        </Text>
      )}
      <DialogFoot>
        <Group gap={4} me="auto">
          <Step to={previous} name="prev" onStep={onStep} />
          <Step to={next} name="next" onStep={onStep} />
        </Group>
        {state === "AWAITING_PAYMENT" ? (
          <Button onClick={() => void done(actions.confirm(id), () => actions.undoConfirm(id))}>
            <FormattedMessage id="applicants.act.confirm" />
          </Button>
        ) : null}
        {CONFIRMED.has(state) && state !== "ATTENDED" ? (
          <Button variant="outline" onClick={() => noteAttendance(true)}>
            <FormattedMessage id="applicants.act.attended" />
          </Button>
        ) : null}
        {CONFIRMED.has(state) && state !== "NO_SHOW" ? (
          <Button variant="outline" onClick={() => noteAttendance(false)}>
            <FormattedMessage id="applicants.act.noShow" />
          </Button>
        ) : null}
        <Button variant="outline" onClick={() => onClose(false)}>
          <FormattedMessage id="applicants.act.close" />
        </Button>
      </DialogFoot>
      {early.question}
    </Dialog>
  );
}

/** To the applicant before or after this one; nothing where the page of the list ends. */
function Step({
  to,
  name,
  onStep,
}: {
  to: number | undefined;
  name: "prev" | "next";
  onStep: (id: number) => void;
}) {
  if (to === undefined) return null;
  return (
    <Button variant="subtle" px={12} onClick={() => onStep(to)}>
      <FormattedMessage id={`list.record.${name}`} />
    </Button>
  );
}
