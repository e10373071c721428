// An issue that is out: nothing of it changes but what its articles say of themselves.
import { Box, Group, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { NotifySection } from "#web/components/mailings/NotifySection.tsx";
import { Section } from "#web/components/Section.tsx";
import { IssueCover } from "#web/features/journal/journal/public/IssueCover.tsx";
import { issueName } from "#web/features/journal/journal/public/journal-words.ts";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import { issuePath } from "#web/paths.ts";
import { ArticleLine } from "./ArticleLine.tsx";
import { DepositPart } from "./DepositPart.tsx";
import { IssueStatus } from "./IssueStatus.tsx";

interface PublishedIssueProps {
  issue: EditedIssueFragment;
  /** What the journal is called. */
  journal: string;
}

export function PublishedIssue({ issue, journal }: PublishedIssueProps) {
  const intl = useIntl();
  const title = [issue.titleKo, issue.titleEn].filter(Boolean).join(" / ");
  return (
    <Stack gap={40} maw="var(--form-wide)">
      <Group align="flex-start" gap={32} wrap="wrap">
        <Box w={128} flex="none">
          <IssueCover name={journal} issue={issue} />
        </Box>
        <Stack gap={12}>
          <b>{issueName(intl, issue)}</b>
          {title === "" ? null : <span>{title}</span>}
          <span>{issue.issuedOn}</span>
          <IssueStatus issue={issue} />
          <div>
            <ButtonLink to={issuePath(issue.id)} size="sm" variant="outline">
              <FormattedMessage id="journal-office.issue.read" />
            </ButtonLink>
          </div>
        </Stack>
      </Group>
      <Section title={<FormattedMessage id="journal-office.articles" />} gap={4}>
        <ol className="rows">
          {issue.articles.map((article) => (
            <li key={article.id}>
              <ArticleLine article={article} />
            </li>
          ))}
        </ol>
      </Section>
      <NotifySection topic="JOURNAL" news={{ issueId: issue.id }} isOut />
      <DepositPart issue={issue} />
    </Stack>
  );
}
