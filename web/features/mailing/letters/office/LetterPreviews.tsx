// A letter as somebody reads it whom nobody knows, in each of its languages.
import { SimpleGrid, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { LetterWords } from "#web/components/mail-words/LetterWords.tsx";
import { Section } from "#web/components/Section.tsx";
import { useLetterPreviewsQuery } from "#web/gql/letters.ts";

export function LetterPreviews({ id }: { id: number }) {
  const [{ data }] = useLetterPreviewsQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const previews = data?.letter?.previews ?? [];
  if (previews.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="letters.previews" />}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32} verticalSpacing={32}>
        {previews.map(({ language, subject, paragraphs }) => (
          <div key={language}>
            <Text fz="sm" c="var(--ink-3)">
              <FormattedMessage id={`letters.reads.${language}`} />
            </Text>
            <LetterWords language={language} subject={subject} paragraphs={paragraphs} />
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
