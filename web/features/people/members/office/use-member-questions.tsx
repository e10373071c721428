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
  const title = (key: "invite" | "grade" | "suspend" | "withdraw" | "restore" | "factor" | "link") => (
    <FormattedMessage id={`member-office.action.${key}Title`} values={{ name }} />
  );
  const askInvitation = () =>
    ask({
      title: title("invite"),
      detail: <FormattedMessage id="member-office.action.inviteDetail" />,
      answer: <FormattedMessage id="member-office.action.invite" />,
      onAnswer: () => {
        ask(null);
        void act(sendInvitation({ id }), sentWords("member-office.action.inviteDone"));
      },
    });
  const askGrade = () =>
    ask({
      title: title("grade"),
      detail: <FormattedMessage id="member-office.action.gradeDetail" />,
      answer: <FormattedMessage id="member-office.action.grade" />,
      needed: true,
      grades: MEMBER_GRADES.filter((grade) => grade !== member.grade),
      onAnswer: (reason, grade) => {
        ask(null);
        if (grade === null) return;
        void act(sendGrade({ id, grade, reason }), "member-office.action.gradeDone", {
          undo: (answer) => back(answer?.changeMemberGrade.record?.profile.viewerCanTakeDecisionBack),
        });
      },
    });
  const askFactor = () =>
    ask({
      title: title("factor"),
      detail: <FormattedMessage id="member-office.action.factorDetail" />,
      answer: <FormattedMessage id="member-office.action.factor" />,
      danger: true,
      needed: true,
      onAnswer: (reason) => {
        ask(null);
        void act(sendFactorReset({ id, reason }), "member-office.action.factorDone");
      },
    });
  const askLink = () =>
    ask({
      title: title("link"),
      detail: <FormattedMessage id="member-office.action.linkDetail" />,
      answer: <FormattedMessage id="member-office.action.link" />,
      onAnswer: () => {
        ask(null);
        void act(sendLink({ id }), sentWords("member-office.action.linkDone"));
      },
    });
  const askSuspension = () =>
    ask({
      title: title("suspend"),
      detail: <FormattedMessage id="member-office.action.suspendDetail" />,
      answer: <FormattedMessage id="member-office.action.suspend" />,
      danger: true,
      needed: true,
      onAnswer: (reason) => {
        ask(null);
        void act(sendSuspension({ id, reason }), "member-office.action.suspendDone", {
          undo: () => ({
            undo: () => sendRestoring({ id, reason: undoing }),
            undone: "member-office.action.restoreDone",
          }),
        });
      },
    });
  const askWithdrawal = () =>
    ask({
      title: title("withdraw"),
      detail: <FormattedMessage id="member-office.action.withdrawDetail" />,
      answer: <FormattedMessage id="member-office.action.withdraw" />,
      danger: true,
      needed: true,
      onAnswer: (reason) => {
        ask(null);
        void act(sendWithdrawal({ id, reason }), "member-office.action.withdrawDone");
      },
    });
  const askRestore = () =>
    ask({
      title: title("restore"),
      detail: <FormattedMessage id="member-office.action.restoreDetail" />,
      answer: <FormattedMessage id="member-office.action.restore" />,
      needed: false,
      onAnswer: (reason) => {
        ask(null);
        void act(sendRestoring({ id, reason: reason || null }), "member-office.action.restoreDone", {
          undo: () =>
            status === "SUSPENDED"
              ? {
                  undo: () => sendSuspension({ id, reason: undoing }),
                  undone: "member-office.action.suspendDone",
                }
              : null,
        });
      },
    });
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
