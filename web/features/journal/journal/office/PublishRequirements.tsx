// Shows what the articles of an issue lack before it comes out, article by article.
import { Stack, Text } from "@mantine/core";
import { MissingRequirements } from "#web/components/requirements/MissingRequirements.tsx";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";

interface PublishRequirementsProps {
  issue: EditedIssueFragment;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
}

export function PublishRequirements({ issue: { articles }, blocks }: PublishRequirementsProps) {
  const lacking = articles.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Stack gap={16} pt={12}>
      {lacking.map(({ id, submissionId, titleKo, titleEn, language, missing }) => (
        <div key={id}>
          <Text fw={600} mb={4} className="longWords">
            {language === "KO" ? (titleKo ?? titleEn) : (titleEn ?? titleKo)}
          </Text>
          <MissingRequirements
            missing={missing}
            step="PUBLICATION"
            blocks={blocks}
            submissionId={submissionId}
            articleId={id}
          />
        </div>
      ))}
    </Stack>
  );
}
