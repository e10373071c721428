// A letter as it will be read, in each of its languages, while it is written: the server puts it together a moment after the last key, and nothing is saved.
import { SimpleGrid, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type LetterNature, letterInput } from "#schema/validation/mailing/letters.ts";
import { LetterWords } from "#web/components/mail-words/LetterWords.tsx";
import { Section } from "#web/components/Section.tsx";
import { type LetterPreviewsQuery, useLetterPreviewsQuery } from "#web/gql/letters.ts";
import type { LetterValues } from "./letter-values.ts";

const PAUSE_MS = 400;

type Previews = NonNullable<LetterPreviewsQuery["letter"]>["previews"];

interface LetterPreviewsProps {
  id: number;
  nature: LetterNature;
  /** As they are typed. */
  values: LetterValues;
}

export function LetterPreviews({ id, nature, values }: LetterPreviewsProps) {
  const [typed] = useDebouncedValue(values, PAUSE_MS);
  const input = letterInput(nature).safeParse(typed).data;
  const [{ data }] = useLetterPreviewsQuery({
    variables: { id, input: input ?? { ...typed } },
    pause: input === undefined,
    requestPolicy: "network-only",
  });
  // What cannot be saved is not shown: what was there before it is.
  const [last, setLast] = useState<Previews>([]);
  const previews = data?.letter?.previews ?? last;
  if (previews !== last) setLast(previews);
  if (previews.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="letters.previews" />}
      hint={
        <FormattedMessage id={input === undefined ? "letters.previews.faulty" : "letters.previews.typed"} />
      }
    >
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
