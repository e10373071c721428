import { Box, Button, Group, Spoiler, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import type { CourseCompletionFragment } from "#web/gql/completion.ts";

interface ParticipantRowProps {
  participant: CourseCompletionFragment["participants"][number];
  asksAssignment: boolean;
  onDecide: (accepted: boolean) => void;
}

export function ParticipantRow({ participant, asksAssignment, onDecide }: ParticipantRowProps) {
  const intl = useIntl();
  const { id, name, attended, days, assignment, isAssignmentAccepted, lacks, certificate } = participant;
  const lacking = (lacks ?? []).map((one) => intl.formatMessage({ id: `attendance-office.lack.${one}` }));
  return (
    <Box className="lineAbove" component="li" py={12}>
      <Text fw={600} id={`participant-${id}`}>
        {name}
      </Text>
      <Text fz="sm" c="var(--ink-2)" mb={8}>
        <FormattedMessage
          id={
            certificate === "VALID"
              ? "attendance-office.progress.certified"
              : lacks?.length === 0
                ? "attendance-office.progress.complete"
                : lacks === null
                  ? "attendance-office.progress.days"
                  : "attendance-office.progress"
          }
          values={{ attended, days, lacks: lacking.join(", ") }}
        />
      </Text>
      {certificate === "OUTDATED" ? (
        <Text c="var(--bad)" fw={600} mb={8}>
          <FormattedMessage id="attendance-office.certificate.outdated" />
        </Text>
      ) : null}
      {assignment ? (
        <Spoiler
          maxHeight={72}
          showLabel={<FormattedMessage id="attendance-office.assignment.more" />}
          hideLabel={<FormattedMessage id="attendance-office.assignment.less" />}
        >
          <Text className="longWords lines">{assignment}</Text>
        </Spoiler>
      ) : null}
      <Group gap={8}>
        {asksAssignment ? (
          <Button
            size="sm"
            variant="outline"
            aria-describedby={`participant-${id}`}
            onClick={() => onDecide(!isAssignmentAccepted)}
          >
            <FormattedMessage
              id={
                isAssignmentAccepted
                  ? "attendance-office.assignment.undo"
                  : "attendance-office.assignment.accept"
              }
            />
          </Button>
        ) : null}
        {certificate === "VALID" ? (
          <DocumentButton
            about={{ kind: "COMPLETION", application_id: id }}
            describedBy={`participant-${id}`}
          />
        ) : null}
      </Group>
    </Box>
  );
}
