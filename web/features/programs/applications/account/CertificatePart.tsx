// Shows what a participant still lacks for the certificate of a course, the assignment, and the certificates that are there.
import { Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { Section } from "#web/components/Section.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { AssignmentForm } from "./AssignmentForm.tsx";

interface CertificatePartProps {
  application: Pick<MyApplicationFragment, "id" | "state" | "progress"> & {
    readonly program: Pick<MyApplicationFragment["program"], "kind" | "state">;
  };
  onChanged: () => void;
}

export function CertificatePart({ application, onChanged }: CertificatePartProps) {
  const intl = useIntl();
  const { id, state, program, progress } = application;
  if (program.kind === "KITEC" || (state !== "ATTENDED" && progress === null)) return null;
  // What was handed in waits for the office, not for the participant.
  const isHandedIn = progress?.assignment != null && progress.assignment !== "";
  const lacks = (progress?.lacks ?? []).map((one) =>
    intl.formatMessage({
      id: one === "ASSIGNMENT" && isHandedIn ? "applications.lack.approval" : `applications.lack.${one}`,
    }),
  );
  const isCompleted = progress?.lacks?.length === 0;
  const isOver = program.state === "ENDED";
  return (
    <Section large title={<FormattedMessage id="applications.certificate.title" />}>
      {progress === null ? null : (
        <Text c="var(--ink-2)">
          <FormattedMessage
            id={`applications.certificate.${isCompleted ? (isOver ? "completed" : "complete") : "progress"}`}
            values={{ attended: progress.attended, days: progress.days, lacks: lacks.join(", ") }}
          />
        </Text>
      )}
      {progress?.asksAssignment && !progress.isAssignmentAccepted ? (
        <AssignmentForm applicationId={id} text={progress.assignment ?? ""} onSaved={onChanged} />
      ) : null}
      {state === "ATTENDED" ? (
        <Group gap={8}>
          {isCompleted && isOver ? (
            <DocumentButton about={{ kind: "COMPLETION", application_id: id }} />
          ) : null}
          <DocumentButton about={{ kind: "ATTENDANCE", application_id: id }} />
        </Group>
      ) : null}
    </Section>
  );
}
