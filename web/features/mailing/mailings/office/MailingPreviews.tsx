// A mailing as somebody reads it whom nobody knows, in each of its languages.
import { SimpleGrid, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { MailWords } from "#web/components/mail-words/MailWords.tsx";
import { Section } from "#web/components/Section.tsx";
import { useMailingPreviewsQuery } from "#web/gql/mailings.ts";

export function MailingPreviews({ id }: { id: number }) {
  const [{ data }] = useMailingPreviewsQuery({ variables: { id }, requestPolicy: "cache-and-network" });
  const previews = data?.mailing?.previews ?? [];
  if (previews.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="mailings.previews" />}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32} verticalSpacing={32}>
        {previews.map(({ language, subject, paragraphs }) => (
          <div key={language}>
            <Text fz="sm" c="var(--ink-3)">
              <FormattedMessage id={`mailings.reads.${language}`} />
            </Text>
            <MailWords language={language} subject={subject} paragraphs={paragraphs} />
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
