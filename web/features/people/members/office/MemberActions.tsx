// Shows what the office can do with a member as a whole. Each action asks first, and names what it does.

import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { useMemberQuestions } from "./use-member-questions.tsx";
import { ViewAsButton } from "./ViewAsButton.tsx";

interface MemberActionsProps {
  member: ManagedMemberFragment;
  record: NonNullable<ManagedMemberFragment["record"]>;
  onChanged: () => void;
}

export function MemberActions({ member, record, onChanged }: MemberActionsProps) {
  const questions = useMemberQuestions(member, onChanged);
  const { status } = member;
  if (record.erasedAt !== null) return null;
  if (!record.viewerCanManage) {
    return (
      <Text c="var(--ink-3)">
        <FormattedMessage id="member-office.action.staffOnly" />
      </Text>
    );
  }
  return (
    <Group gap={8} align="stretch">
      {status === "WITHDRAWN" ? null : (
        <Button size="sm" variant="outline" onClick={questions.askGrade}>
          <FormattedMessage id="member-office.action.grade" />
        </Button>
      )}
      {status === "ACTIVE" ? (
        <>
          {record.viewerCanInvite ? (
            <Button size="sm" variant="outline" onClick={questions.askInvitation}>
              <FormattedMessage id="member-office.action.invite" />
            </Button>
          ) : (
            <Button size="sm" variant="outline" onClick={questions.askLink}>
              <FormattedMessage id="member-office.action.link" />
            </Button>
          )}
          {record.viewerCanResetFactor ? (
            <Button size="sm" variant="outline" onClick={questions.askFactor}>
              <FormattedMessage id="member-office.action.factor" />
            </Button>
          ) : null}
          <ViewAsButton member={member} />
          <Button size="sm" variant="outline" onClick={questions.askSuspension}>
            <FormattedMessage id="member-office.action.suspend" />
          </Button>
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={questions.askRestore}>
          <FormattedMessage id="member-office.action.restore" />
        </Button>
      )}
      {status === "ACTIVE" || status === "DORMANT" ? (
        <Button size="sm" variant="outline" onClick={questions.askWithdrawal}>
          <FormattedMessage id="member-office.action.withdraw" />
        </Button>
      ) : null}
      {questions.question ? <ReasonDialog question={questions.question} onClose={questions.close} /> : null}
    </Group>
  );
}
