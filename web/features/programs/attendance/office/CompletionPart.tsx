// Shows who has completed a course, by which rule, and the certificates for all of them at once.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAcceptAssignmentMutation, useCourseCompletionQuery } from "#web/gql/completion.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { CompletionRuleDialog } from "./CompletionRuleDialog.tsx";
import { ParticipantRow } from "./ParticipantRow.tsx";
import { useIssueAll } from "./use-issue-all.ts";

export function CompletionPart({ programId }: { programId: number }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [{ data }, ask] = useCourseCompletionQuery({
    variables: { programId },
    requestPolicy: "cache-and-network",
  });
  const [, accept] = useAcceptAssignmentMutation();
  const again = () => ask({ requestPolicy: "network-only" });
  const { isIssuing, issueAll } = useIssueAll({
    programId,
    done: "attendance-office.issued",
    onIssued: again,
  });
  const completion = data?.completion;
  if (!completion) return null;
  const { rule, participants } = completion;
  const failed = (error: Parameters<typeof refusalOf>[0]) =>
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) });
  const decide = async (applicationId: number, accepted: boolean) => {
    const { error } = await accept({ applicationId, accepted });
    if (error) failed(error);
    again();
  };
  const waiting = participants.filter(
    ({ lacks, certificate }) => lacks?.length === 0 && (certificate === "NONE" || certificate === "OUTDATED"),
  );
  const isOver = Date.parse(completion.endsAt) <= Date.now();
  return (
    <Stack mt={40}>
      <Section
        title={<FormattedMessage id="attendance-office.completion" />}
        hint={
          rule === null ? (
            <FormattedMessage id="attendance-office.rule.none" />
          ) : (
            <FormattedMessage
              id="attendance-office.rule"
              values={{
                percent: rule.attendancePercent,
                assignment: String(rule.needsAssignment),
                payment: String(rule.needsPayment),
              }}
            />
          )
        }
      >
        <Group gap={8}>
          <Button variant="outline" onClick={() => setOpen(true)}>
            <FormattedMessage id="attendance-office.rule.edit" />
          </Button>
          {waiting.length > 0 && isOver ? (
            <Button disabled={isIssuing} onClick={() => void issueAll()}>
              <FormattedMessage id="attendance-office.issue" values={{ count: waiting.length }} />
            </Button>
          ) : null}
        </Group>
        {isOver ? null : (
          <Text c="var(--ink-3)">
            <FormattedMessage id="attendance-office.issue.later" />
          </Text>
        )}
        <Stack component="ul" gap={0} p={0} m={0}>
          {participants.map((one) => (
            <ParticipantRow
              key={one.id}
              participant={one}
              asksAssignment={rule?.needsAssignment === true}
              onDecide={(accepted) => void decide(one.id, accepted)}
            />
          ))}
        </Stack>
      </Section>
      {isOpen ? (
        <CompletionRuleDialog
          programId={programId}
          rule={rule}
          onClose={() => {
            setOpen(false);
            again();
          }}
        />
      ) : null}
    </Stack>
  );
}
