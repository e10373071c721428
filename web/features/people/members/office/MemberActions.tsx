// Shows what the office can do with somebody as a whole. Each asks first, and names what it does.

import { Button, Group, Text } from "@mantine/core";
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
import { ReasonDialog, type ReasonQuestion } from "./ReasonDialog.tsx";
import { useDecisionBack } from "./use-decision-back.ts";
import { ViewAsButton } from "./ViewAsButton.tsx";

interface MemberActionsProps {
  member: ManagedMemberFragment;
  record: NonNullable<ManagedMemberFragment["record"]>;
  onChanged: () => void;
}

export function MemberActions({ member, record, onChanged }: MemberActionsProps) {
  const [question, ask] = useState<ReasonQuestion | null>(null);
  const [, changeGrade] = useChangeMemberGradeMutation();
  const [, suspend] = useSuspendMemberMutation();
  const [, withdraw] = useWithdrawMemberMutation();
  const [, restore] = useRestoreMemberMutation();
  const [, invite] = useInviteMemberMutation();
  const [, sendLink] = useSendResetLinkMutation();
  const [, resetFactor] = useResetSecondFactorMutation();
  const sentWords = useSentWords();
  const act = useAction(onChanged);
  const { id, name, status } = member;
  const back = useDecisionBack(id);
  const undoing = useIntl().formatMessage({ id: "member-office.action.undoReason" });
  if (record.erasedAt !== null) return null;
  if (!record.viewerCanManage) {
    return (
      <Text c="var(--ink-3)">
        <FormattedMessage id="member-office.action.staffOnly" />
      </Text>
    );
  }
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
        void act(invite({ id }), sentWords("member-office.action.inviteDone"));
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
        void act(changeGrade({ id, grade, reason }), "member-office.action.gradeDone", {
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
        void act(resetFactor({ id, reason }), "member-office.action.factorDone");
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
  const askSuspend = () =>
    ask({
      title: title("suspend"),
      detail: <FormattedMessage id="member-office.action.suspendDetail" />,
      answer: <FormattedMessage id="member-office.action.suspend" />,
      danger: true,
      needed: true,
      onAnswer: (reason) => {
        ask(null);
        void act(suspend({ id, reason }), "member-office.action.suspendDone", {
          undo: () => ({
            undo: () => restore({ id, reason: undoing }),
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
        void act(withdraw({ id, reason }), "member-office.action.withdrawDone");
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
        void act(restore({ id, reason: reason || null }), "member-office.action.restoreDone", {
          undo: () =>
            status === "SUSPENDED"
              ? {
                  undo: () => suspend({ id, reason: undoing }),
                  undone: "member-office.action.suspendDone",
                }
              : null,
        });
      },
    });
  return (
    <Group gap={8} align="stretch">
      {status === "WITHDRAWN" ? null : (
        <Button size="sm" variant="outline" onClick={askGrade}>
          <FormattedMessage id="member-office.action.grade" />
        </Button>
      )}
      {status === "ACTIVE" ? (
        <>
          {record.viewerCanInvite ? (
            <Button size="sm" variant="outline" onClick={askInvitation}>
              <FormattedMessage id="member-office.action.invite" />
            </Button>
          ) : (
            <Button size="sm" variant="outline" onClick={askLink}>
              <FormattedMessage id="member-office.action.link" />
            </Button>
          )}
          {record.viewerCanResetFactor ? (
            <Button size="sm" variant="outline" onClick={askFactor}>
              <FormattedMessage id="member-office.action.factor" />
            </Button>
          ) : null}
          <ViewAsButton member={member} />
          <Button size="sm" variant="outline" onClick={askSuspend}>
            <FormattedMessage id="member-office.action.suspend" />
          </Button>
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={askRestore}>
          <FormattedMessage id="member-office.action.restore" />
        </Button>
      )}
      {status === "ACTIVE" || status === "DORMANT" ? (
        <Button size="sm" variant="outline" onClick={askWithdrawal}>
          <FormattedMessage id="member-office.action.withdraw" />
        </Button>
      ) : null}
      {question ? <ReasonDialog question={question} onClose={() => ask(null)} /> : null}
    </Group>
  );
}
