// A rater: who, what, where the work is, what is due, and what the office can do.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import table from "#web/components/charts/table.module.css";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { RaterConflictCode } from "#web/gql/enums.ts";
import {
  type ExamRaterRowFragment,
  useResendRaterLinkMutation,
  useUnlockRatingMutation,
  useWithdrawRaterMutation,
} from "#web/gql/exam-scoring.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";

const TONES = { INVITED: "warn", ACCEPTED: "now", DECLINED: "quiet", WITHDRAWN: "quiet" } as const;

interface RaterRowProps {
  rater: ExamRaterRowFragment;
  /** What speaks against the rater since the invitation: no scripts are assigned. */
  conflict: RaterConflictCode | null;
  isLocked: boolean;
  onChanged: () => void;
}

export function RaterRow({ rater, conflict, isLocked, onChanged }: RaterRowProps) {
  const { id, name, email, affiliation, part, pair, state, exceptionReason, assigned, done, feesDue } = rater;
  const { isRemarking, hasDoneRemark } = rater;
  const intl = useIntl();
  const excepted = rater.exceptedConflicts.map((one) =>
    intl.formatMessage({ id: `exam-scoring.exception.${one}` }),
  );
  const act = useAction(onChanged);
  const sentWords = useSentWords();
  const [asked, setAsked] = useState<"withdraw" | "unlock" | null>(null);
  const [, resend] = useResendRaterLinkMutation();
  const [, withdraw] = useWithdrawRaterMutation();
  const [, unlock] = useUnlockRatingMutation();
  // With the results the sheets are locked, but for an invitation that waits and a re-mark that is not
  // finished, or not answered about.
  const isOpen = state === "INVITED" || (state === "ACCEPTED" && (!isLocked || isRemarking));
  const canUnlock = state === "ACCEPTED" && (isLocked ? hasDoneRemark : done > 0);
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="meta">
          <span>{email}</span>
          {affiliation === null ? null : <span>{affiliation}</span>}
          {exceptionReason === null ? null : (
            <span>
              <FormattedMessage
                id="exam-scoring.exception"
                values={{ reason: exceptionReason, conflicts: intl.formatList(excepted, { type: "unit" }) }}
              />
            </span>
          )}
        </p>
        {conflict === null ? null : (
          <Text size="sm" c="var(--bad)">
            <FormattedMessage id={`exam-scoring.conflict.${conflict}`} />
          </Text>
        )}
      </th>
      <td>
        <FormattedMessage id={`exams.part.${part}`} /> <FormattedMessage id={`exams.pair.${pair}`} />
      </td>
      <td>
        <StateWord icon={null} tone={TONES[state]}>
          <FormattedMessage id={`exam-scoring.rater.${state}`} />
        </StateWord>
      </td>
      <td className={table.figure}>
        {done} / {assigned}
      </td>
      <td className={table.figure}>
        <Won amount={feesDue} />
      </td>
      <td>
        <Group gap={4} wrap="nowrap">
          {isOpen ? (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => void act(resend({ id }), sentWords("exam-scoring.resent"))}
            >
              <FormattedMessage id="exam-scoring.resend" />
              <span className="spoken"> {name}</span>
            </Button>
          ) : null}
          {canUnlock ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setAsked("unlock")}>
              <FormattedMessage id="exam-scoring.unlock" />
              <span className="spoken"> {name}</span>
            </Button>
          ) : null}
          {isOpen ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setAsked("withdraw")}>
              <FormattedMessage id="exam-scoring.withdraw" />
              <span className="spoken"> {name}</span>
            </Button>
          ) : null}
        </Group>
        {asked === null ? null : (
          <ReasonDialog
            title={<FormattedMessage id={`exam-scoring.${asked}.title`} values={{ name }} />}
            detail={
              <FormattedMessage
                id={
                  isRemarking && asked === "withdraw"
                    ? "exam-scoring.withdraw.remark"
                    : `exam-scoring.${asked}.detail`
                }
              />
            }
            answer={<FormattedMessage id={`exam-scoring.${asked}`} />}
            label="exam-scoring.reason"
            danger={asked === "withdraw"}
            act={(reason) => (asked === "withdraw" ? withdraw({ id, reason }) : unlock({ id, reason }))}
            done={asked === "withdraw" ? "exam-scoring.withdrawn" : "exam-scoring.unlocked"}
            onDone={onChanged}
            onClose={() => setAsked(null)}
          />
        )}
      </td>
    </tr>
  );
}
