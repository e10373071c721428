// The versions of a manuscript with their files, the newest first.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { Section } from "#web/components/Section.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** Forms and proofs have a part of their own. */
const isOfVersion = ({ kind, round }: ManagedSubmissionPartsFragment["files"][number], number: number) =>
  round === number && (kind === "MANUSCRIPT" || kind === "FIGURE");

export function ManuscriptFiles({
  manuscript: { rounds, files },
}: {
  manuscript: ManagedSubmissionPartsFragment;
}) {
  const language = useLanguage();
  return (
    <Box mt={40}>
      <Section title={<FormattedMessage id="submission-office.section.files" />} gap={4}>
        <ul className="rows">
          {rounds.map(({ number, sentAt, note }) => (
            <li key={number}>
              <p>
                <b>
                  <FormattedMessage id="submission-office.round" values={{ number }} />
                </b>{" "}
                <Text span fz="sm" c="dimmed">
                  {formatDate(language, sentAt)}
                </Text>
              </p>
              {note === null ? null : <Text className="lines">{note}</Text>}
              <LockedFiles
                files={files.flatMap((one) => (isOfVersion(one, number) ? one.file : []))}
                action={({ id }) => (
                  <CopyState state={files.find(({ file }) => file.id === id)?.reviewerCopy} />
                )}
              />
            </li>
          ))}
        </ul>
      </Section>
    </Box>
  );
}

/** Why reviewers cannot have a file yet, or at all. */
function CopyState({
  state,
}: {
  state: ManagedSubmissionPartsFragment["files"][number]["reviewerCopy"] | undefined;
}) {
  if (state === undefined || state === null || state === "CLEAN") return null;
  return (
    <Text span fz="sm" c={state === "WAITING" ? "dimmed" : "var(--bad)"}>
      <FormattedMessage id={`submission-office.copy.${state}`} />
    </Text>
  );
}
