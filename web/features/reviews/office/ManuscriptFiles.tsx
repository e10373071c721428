// The versions of a manuscript with their files, the newest first.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { Section } from "#web/components/Section.tsx";
import type { OnDeskFragment } from "#web/gql/desk.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function ManuscriptFiles({ manuscript: { rounds, files } }: { manuscript: OnDeskFragment }) {
  const language = useLanguage();
  return (
    <Box mt={40}>
      <Section title={<FormattedMessage id="desk.section.files" />} gap={4}>
        <ul className="rows">
          {rounds.map(({ number, sentAt, note }) => (
            <li key={number}>
              <p>
                <b>
                  <FormattedMessage id="desk.round" values={{ number }} />
                </b>{" "}
                <Text span fz="sm" c="dimmed">
                  {formatDate(language, sentAt)}
                </Text>
              </p>
              {note === null ? null : <Text style={{ whiteSpace: "pre-line" }}>{note}</Text>}
              <LockedFiles files={files.filter(({ round }) => round === number).map(({ file }) => file)} />
            </li>
          ))}
        </ul>
      </Section>
    </Box>
  );
}
