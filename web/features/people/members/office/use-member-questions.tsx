// What the office can do with a member as a whole: each action asks first, and is sent when it is answered.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedMemberFragment,
  useChangeMemberGradeMutation,
  useInviteMemberMutation,
  useResetSecondFactorMutation,
  useRestoreMemberMutation,
  useSendResetLinkMutation,
  useSuspendMemberMutation,
  useWithdrawMemberMutation,
} from "#web/gql/member-office.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";
import type { ReasonQuestion } from "./ReasonDialog.tsx";
import { useDecisionBack } from "./use-decision-back.ts";

type ActionName = "invite" | "grade" | "suspend" | "withdraw" | "restore" | "factor" | "link";
/** Asks for a reason, and warns. */
const GRAVE = { danger: true, needed: true } as const;

/** @returns the question that is open, and a function an action that asks it */
export function useMemberQuestions(member: ManagedMemberFragment, onChanged: () => void) {
  const [question, ask] = useState<ReasonQuestion | null>(null);
  const [, sendGrade] = useChangeMemberGradeMutation();
  const [, sendSuspension] = useSuspendMemberMutation();
  const [, sendWithdrawal] = useWithdrawMemberMutation();
  const [, sendRestoring] = useRestoreMemberMutation();
  const [, sendInvitation] = useInviteMemberMutation();
  const [, sendLink] = useSendResetLinkMutation();
  const [, sendFactorReset] = useResetSecondFactorMutation();
  const sentWords = useSentWords();
  const act = useAction(onChanged);
  const { id, name, status } = member;
  const back = useDecisionBack(id);
  const undoing = useIntl().formatMessage({ id: "member-office.action.undoReason" });
  /** Asks about an action by its name in the messages; `answer` does it. */
  const askAbout = (
    key: ActionName,
    answer: ReasonQuestion["onAnswer"],
    more: Partial<ReasonQuestion> = {},
  ) =>
    ask({
      title: <FormattedMessage id={`member-office.action.${key}Title`} values={{ name }} />,
      detail: <FormattedMessage id={`member-office.action.${key}Detail`} />,
      answer: <FormattedMessage id={`member-office.action.${key}`} />,
      ...more,
      onAnswer: (...answered) => {
        ask(null);
        answer(...answered);
      },
    });
  const askInvitation = () =>
    askAbout("invite", () => void act(sendInvitation({ id }), sentWords("member-office.action.inviteDone")));
  const askLink = () =>
    askAbout("link", () => void act(sendLink({ id }), sentWords("member-office.action.linkDone")));
  const askGrade = () =>
    askAbout(
      "grade",
      (reason, grade) => {
        if (grade === null) return;
        void act(sendGrade({ id, grade, reason }), "member-office.action.gradeDone", {
          undo: (answer) => back(answer?.changeMemberGrade.record?.profile.viewerCanUndoDecision),
        });
      },
      { needed: true, grades: MEMBER_GRADES.filter((grade) => grade !== member.grade) },
    );
  const askFactor = () =>
    askAbout(
      "factor",
      (reason) => void act(sendFactorReset({ id, reason }), "member-office.action.factorDone"),
      GRAVE,
    );
  const askSuspension = () =>
    askAbout(
      "suspend",
      (reason) =>
        void act(sendSuspension({ id, reason }), "member-office.action.suspendDone", {
          undo: () => ({
            undo: () => sendRestoring({ id, reason: undoing }),
            undone: "member-office.action.restoreDone",
          }),
        }),
      GRAVE,
    );
  const askWithdrawal = () =>
    askAbout(
      "withdraw",
      (reason) => void act(sendWithdrawal({ id, reason }), "member-office.action.withdrawDone"),
      GRAVE,
    );
  const askRestore = () =>
    askAbout(
      "restore",
      (reason) =>
        void act(sendRestoring({ id, reason: reason || null }), "member-office.action.restoreDone", {
          undo: () =>
            status === "SUSPENDED"
              ? {
                  undo: () => sendSuspension({ id, reason: undoing }),
                  undone: "member-office.action.suspendDone",
                }
              : null,
        }),
      { needed: false },
    );
  const close = () => ask(null);
  return {
    question,
    close,
    askGrade,
    askInvitation,
    askLink,
    askFactor,
    askSuspension,
    askRestore,
    askWithdrawal,
  };
}
