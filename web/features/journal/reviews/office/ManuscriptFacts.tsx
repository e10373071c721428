// What the authors entered about the manuscript and themselves. Reviewers get title, abstract and keywords alone.
import { Box, DataList, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Fact } from "#web/components/Fact.tsx";
import { SUBMISSION_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import { Section } from "#web/components/Section.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { type UiLanguage, useLanguage } from "#web/i18n/language.ts";
import { EnglishTexts } from "./EnglishTexts.tsx";

const lines = (text: string | null, lang?: "ko" | "en") =>
  text === null ? null : (
    <Text {...(lang ? { lang } : {})} className="lines longWords">
      {text}
    </Text>
  );

const words = (list: readonly string[], lang: "ko" | "en") =>
  list.length === 0 ? null : lines(list.join(", "), lang);

interface ManuscriptFactsProps {
  manuscript: ManagedSubmissionPartsFragment;
  onChanged: () => void;
}

export function ManuscriptFacts({ manuscript, onChanged }: ManuscriptFactsProps) {
  const { abstractKo, abstractEn, keywordsKo, keywordsEn, field, funding, aiUse, coverLetter } = manuscript;
  return (
    <>
      <Box mt={40} id={SUBMISSION_PARTS.about}>
        <Section title={<FormattedMessage id="submission-office.section.about" />}>
          <DataList>
            <Fact name="submission-office.fact.abstractKo">{lines(abstractKo, "ko")}</Fact>
            <Fact name="submission-office.fact.abstractEn">{lines(abstractEn, "en")}</Fact>
            <Fact name="submission-office.fact.keywordsKo">{words(keywordsKo, "ko")}</Fact>
            <Fact name="submission-office.fact.keywordsEn">{words(keywordsEn, "en")}</Fact>
            <Fact name="submission-office.fact.field">
              <FormattedMessage id={`glossary.field.${field}`} />
            </Fact>
            <Fact name="submission-office.fact.funding">{funding}</Fact>
            <Fact name="submission-office.fact.aiUse">{lines(aiUse)}</Fact>
            <Fact name="submission-office.fact.coverLetter">{lines(coverLetter)}</Fact>
          </DataList>
          <EnglishTexts manuscript={manuscript} onChanged={onChanged} />
        </Section>
      </Box>
      <Box mt={40} id={SUBMISSION_PARTS.authors}>
        <Section title={<FormattedMessage id="submission-office.section.authors" />} gap={4}>
          <ul className="rows">
            {manuscript.authors.map((author) => (
              <AuthorRow key={author.id} author={author} />
            ))}
          </ul>
        </Section>
      </Box>
      {manuscript.suggestions.length === 0 ? null : <Suggested suggestions={manuscript.suggestions} />}
    </>
  );
}

function AuthorRow({ author }: { author: ManagedSubmissionPartsFragment["authors"][number] }) {
  const language = useLanguage();
  const {
    nameKo,
    nameEn,
    affiliationKo,
    affiliationEn,
    email,
    orcid,
    isCorresponding,
    consentAskedAt,
    consentedAt,
    consentVersion,
    declinedAt,
  } = author;
  return (
    <li>
      <p>
        <b>
          <InLanguage ko={nameKo} en={nameEn} language={language} />
        </b>{" "}
        {isCorresponding ? <FormattedMessage id="submission-office.corresponding" /> : null}
      </p>
      <p className="meta">
        <InLanguage ko={affiliationKo} en={affiliationEn} language={language} />
        <span>{email}</span>
        {orcid === null ? null : (
          <span>
            <FormattedMessage id="submission-office.orcid" values={{ id: orcid }} />
          </span>
        )}
        {declinedAt !== null ? (
          <Text span inherit c="var(--bad)">
            <FormattedMessage id="submission-office.consentDeclined" />
          </Text>
        ) : consentedAt !== null ? (
          <span>
            {consentVersion === null ? (
              <FormattedMessage id="submission-office.consented" />
            ) : (
              <FormattedMessage id="submission-office.consentedTo" values={{ version: consentVersion }} />
            )}
          </span>
        ) : consentAskedAt !== null ? (
          <Text span inherit c="var(--warn)">
            <FormattedMessage id="submission-office.consentAwaited" />
          </Text>
        ) : null}
      </p>
    </li>
  );
}

interface InLanguageProps {
  ko: string | null;
  en: string | null;
  language: UiLanguage;
}

/** The words of the page's language, else those of the other one; nothing where none are. */
function InLanguage({ ko, en, language }: InLanguageProps) {
  const lang = (language === "en" ? en : ko) === null ? (ko === null ? "en" : "ko") : language;
  const words = lang === "en" ? en : ko;
  return words === null ? null : <span lang={lang}>{words}</span>;
}

function Suggested({ suggestions }: { suggestions: ManagedSubmissionPartsFragment["suggestions"] }) {
  return (
    <Box mt={40}>
      <Section title={<FormattedMessage id="submission-office.section.suggestions" />} gap={4}>
        <ul className="rows">
          {suggestions.map(({ id, kind, name, affiliation, email, reason }) => (
            <li key={id}>
              <p>
                <b>{name}</b> <FormattedMessage id={`submission-office.suggestion.${kind}`} />
              </p>
              <p className="meta">
                {[affiliation, email, reason].flatMap((text) =>
                  text === null ? [] : [<span key={text}>{text}</span>],
                )}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Box>
  );
}
