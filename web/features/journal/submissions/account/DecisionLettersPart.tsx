// Shows what the editors decided of each version, and what they wrote.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";

export function DecisionLettersPart({ manuscript: { decisions } }: ManuscriptPart) {
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="letters-title">
      <Title id="letters-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.letters" />
      </Title>
      <Stack gap={24}>
        {decisions.map(({ round, verdict, letter, decidedAt }) => (
          <article key={round}>
            <Title order={3} size="h5">
              <FormattedMessage id="manuscripts.letter" values={{ round }} />{" "}
              <FormattedMessage id={`manuscripts.verdict.${verdict}`} />
            </Title>
            <p className="meta">
              <time dateTime={decidedAt}>{formatDate(language, decidedAt)}</time>
            </p>
            <Text mt={8} className="lines">
              {letter}
            </Text>
          </article>
        ))}
      </Stack>
    </section>
  );
}
