// Shows what was decided of each version, with the letter that went out.

import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Nothing } from "#web/components/Nothing.tsx";
import { Section } from "#web/components/Section.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function SubmissionDecisions({
  decisions,
}: {
  decisions: ManagedSubmissionPartsFragment["decisions"];
}) {
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <Box mt={40}>
      <Section title={<FormattedMessage id="submission-office.section.decisions" />} gap={4}>
        <ul className="rows">
          {decisions.map(({ round, verdict, letter, decidedAt, decidedBy }) => (
            <li key={round}>
              <p>
                <b>
                  <FormattedMessage id={`reviews.verdict.${verdict}`} />
                </b>{" "}
                <Text span fz="sm" c="dimmed">
                  <FormattedMessage
                    id="submission-office.decidedOn"
                    values={{
                      number: round,
                      day: formatDate(language, decidedAt),
                      who: decidedBy ?? <Nothing />,
                    }}
                  />
                </Text>
              </p>
              <details>
                <summary className="unfold">
                  <FormattedMessage id="submission-office.letter" />
                </summary>
                <Text className="lines longWords">{letter}</Text>
              </details>
            </li>
          ))}
        </ul>
      </Section>
    </Box>
  );
}
