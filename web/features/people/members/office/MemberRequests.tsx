// The grades somebody asked for. One that waits is decided here.

import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedMemberFragment,
  useApproveGradeRequestMutation,
  useRefuseGradeRequestMutation,
} from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MemberSection } from "./MemberSection.tsx";
import { ReasonDialog, type ReasonQuestion } from "./ReasonDialog.tsx";
import { useDecisionBack } from "./use-decision-back.ts";

type Request = NonNullable<ManagedMemberFragment["record"]>["profile"]["gradeRequests"][number];

/** What waits, and what was refused, is set apart. */
const STATUS_LOOKS: Partial<Record<Request["status"], { readonly c: string; readonly fw?: 600 }>> = {
  PENDING: { c: "var(--warn)", fw: 600 },
  REFUSED: { c: "var(--bad)" },
};

interface MemberRequestsProps {
  memberId: number;
  requests: readonly Request[];
  canDecide: boolean;
  name: string;
  onChanged: () => void;
}

export function MemberRequests({ memberId, requests, canDecide, name, onChanged }: MemberRequestsProps) {
  const [question, ask] = useState<ReasonQuestion | null>(null);
  const [, approve] = useApproveGradeRequestMutation();
  const [, refuse] = useRefuseGradeRequestMutation();
  const act = useAction(onChanged);
  const back = useDecisionBack(memberId);
  const askRefusal = ({ id, grade }: Request) =>
    ask({
      title: (
        <FormattedMessage
          id="member-office.request.refuseTitle"
          values={{ name, grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} /> }}
        />
      ),
      detail: <FormattedMessage id="member-office.request.refuseDetail" />,
      answer: <FormattedMessage id="member-office.request.refuse" />,
      needed: true,
      onAnswer: (reason) => {
        ask(null);
        void act(refuse({ id, reason }), "member-office.request.refused", {
          undo: (answer) => back(answer?.refuseGradeRequest.viewerCanUndoDecision),
        });
      },
    });
  return (
    <MemberSection title="member-office.section.requests">
      {requests.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.request.none" />
        </Text>
      ) : (
        <ul className="rows">
          {requests.map((request) => (
            <li key={request.id} className="ends">
              <RequestWords request={request} />
              {request.status === "PENDING" && canDecide ? (
                <Group component="span" gap={8} align="stretch">
                  <Button
                    size="sm"
                    onClick={() =>
                      void act(approve({ id: request.id }), "member-office.request.approved", {
                        undo: (answer) => back(answer?.approveGradeRequest.viewerCanUndoDecision),
                      })
                    }
                  >
                    <FormattedMessage id="member-office.request.approve" />
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => askRefusal(request)}>
                    <FormattedMessage id="member-office.request.refuse" />
                  </Button>
                </Group>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {question ? <ReasonDialog question={question} onClose={() => ask(null)} /> : null}
    </MemberSection>
  );
}

function RequestWords({ request }: { request: Request }) {
  const language = useLanguage();
  const { grade, status, reason, createdAt, decidedAt, decidedBy, proofs } = request;
  return (
    <Box flex="1 1 280px" miw={0} className="longWords">
      <p>
        <b>
          <FormattedMessage id={`enums.MemberGrade.${grade}`} />
        </b>{" "}
        <Text span {...(STATUS_LOOKS[status] ?? {})}>
          <FormattedMessage id={`member-office.request.${status}`} />
        </Text>
      </p>
      <Text fz="sm" c="dimmed">
        <FormattedMessage
          id="member-office.request.asked"
          values={{ day: formatDate(language, createdAt) }}
        />
        {decidedAt === null ? null : (
          <>
            {" · "}
            <FormattedMessage
              id="member-office.request.decided"
              values={{ day: formatDate(language, decidedAt), who: decidedBy ?? <Nothing /> }}
            />
          </>
        )}
      </Text>
      {reason === null ? null : (
        <Text mt={4} className="lines">
          {reason}
        </Text>
      )}
      {proofs.length === 0 ? null : (
        <Box mt={8}>
          <Text fz="sm" c="dimmed">
            <FormattedMessage
              id="member-office.request.proofs"
              values={{ days: RETENTION_DAYS.GRADE_PROOF }}
            />
          </Text>
          <LockedFiles files={proofs} />
        </Box>
      )}
    </Box>
  );
}
