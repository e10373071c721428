// The progress of an import of a roster, or of its undoing.
import { Progress, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { MemberImportFragment } from "#web/gql/member-imports.ts";

export function ImportProgress({ roster }: { roster: MemberImportFragment }) {
  const intl = useIntl();
  const { fileName, state, total, created, updated, skipped } = roster;
  const done = created + updated + skipped;
  const label = intl.formatMessage({
    id: state === "UNDOING" ? "member-import.undoing" : "member-import.running",
  });
  return (
    <Section title={fileName} gap={12}>
      <Text role="status">
        {label}{" "}
        {state === "RUNNING" ? <FormattedMessage id="member-import.done" values={{ done, total }} /> : null}
      </Text>
      <Progress
        value={state === "RUNNING" ? (100 * done) / Math.max(1, total) : 100}
        animated={state === "UNDOING"}
        aria-label={label}
      />
    </Section>
  );
}
