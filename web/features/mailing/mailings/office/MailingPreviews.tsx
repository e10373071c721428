// Shows a mailing as it will be read, in each of its languages, while it is written: the server puts it
// together a moment after the last key, and nothing is saved.
import { SimpleGrid, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type MailingNature, mailingInput } from "#schema/validation/mailing/mailings.ts";
import { MailWords } from "#web/components/mail-words/MailWords.tsx";
import { Section } from "#web/components/Section.tsx";
import { type MailingPreviewsQuery, useMailingPreviewsQuery } from "#web/gql/mailings.ts";
import type { MailingValues } from "./mailing-values.ts";

const PAUSE_MS = 400;

type Previews = NonNullable<MailingPreviewsQuery["mailing"]>["previews"];

interface MailingPreviewsProps {
  id: number;
  nature: MailingNature;
  /** As they are typed. */
  values: MailingValues;
}

export function MailingPreviews({ id, nature, values }: MailingPreviewsProps) {
  const [typed] = useDebouncedValue(values, PAUSE_MS);
  const input = mailingInput(nature).safeParse(typed).data;
  const [{ data }] = useMailingPreviewsQuery({
    variables: { id, input: input ?? { ...typed } },
    pause: input === undefined,
    requestPolicy: "network-only",
  });
  // What cannot be saved is not shown: what was there before it is.
  const [last, setLast] = useState<Previews>([]);
  const previews = data?.mailing?.previews ?? last;
  if (previews !== last) setLast(previews);
  if (previews.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="mailings.previews" />}
      hint={
        <FormattedMessage id={input === undefined ? "mailings.previews.faulty" : "mailings.previews.typed"} />
      }
    >
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
