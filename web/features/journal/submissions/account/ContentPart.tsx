// Shows what a manuscript says, as its form has it: looked over before it is sent, and read again afterwards.
import { DataList, Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Fact } from "#web/components/Fact.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";

export function ContentPart({ manuscript }: Pick<ManuscriptPart, "manuscript">) {
  const { type, language, field, titleKo, titleEn, abstractKo, abstractEn, keywordsKo, keywordsEn } =
    manuscript;
  const { funding, aiUse, coverLetter, suggestions, viewerCanWrite } = manuscript;
  return (
    <section aria-labelledby="content-title">
      <Title id="content-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="manuscripts.content" />
      </Title>
      <DataList>
        <Fact name="manuscripts.field.titleKo">{written(titleKo, "ko")}</Fact>
        <Fact name="manuscripts.field.titleEn">{written(titleEn, "en")}</Fact>
        <Fact name="manuscripts.field.type">
          <FormattedMessage id={`manuscripts.type.${type}`} />
        </Fact>
        <Fact name="manuscripts.field.field">
          <FormattedMessage id={`manuscripts.area.${field}`} />
        </Fact>
        <Fact name="manuscripts.field.language">
          <FormattedMessage id={`manuscripts.language.${language}`} />
        </Fact>
        <Fact name="manuscripts.field.abstractKo">{written(abstractKo, "ko")}</Fact>
        <Fact name="manuscripts.field.abstractEn">{written(abstractEn, "en")}</Fact>
        <Fact name="manuscripts.field.keywordsKo">{written(keywordsKo.join(", "), "ko")}</Fact>
        <Fact name="manuscripts.field.keywordsEn">{written(keywordsEn.join(", "), "en")}</Fact>
        <Fact name="manuscripts.field.funding">{written(funding)}</Fact>
        <Fact name="manuscripts.field.aiUse">{written(aiUse)}</Fact>
        {viewerCanWrite ? (
          <>
            <Fact name="manuscripts.field.coverLetter">{written(coverLetter)}</Fact>
            {suggestions.length === 0 ? null : (
              <Fact name="manuscripts.reviewers">
                <Stack component="ul" gap={4}>
                  {keyed(suggestions.map(({ kind, name, affiliation }) => ({ kind, name, affiliation }))).map(
                    ([key, { kind, name, affiliation }]) => (
                      <li key={key}>
                        <FormattedMessage id={`manuscripts.suggestion.${kind}`} />:{" "}
                        {[name, affiliation].filter(Boolean).join(", ")}
                      </li>
                    ),
                  )}
                </Stack>
              </Fact>
            )}
          </>
        ) : null}
      </DataList>
    </section>
  );
}

/** Null where nothing is written, so that its line is left out. */
const written = (text: string | null, lang?: "ko" | "en") =>
  text === null || text === "" ? null : (
    <Text span inherit lang={lang} className="lines longWords">
      {text}
    </Text>
  );
