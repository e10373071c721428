// A manuscript as its form holds it: everything as it is typed.

import {
  SUBMISSION_LANGUAGES,
  SUBMISSION_TYPES,
  SUGGESTION_KINDS,
} from "#schema/validation/journal/submissions.ts";
import { GLOSSARY_FIELDS } from "#schema/validation/site/glossary.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { savedTexts } from "#web/components/forms/saved-texts.ts";
import type { WrittenManuscriptFragment } from "#web/gql/manuscripts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const LINE_LABELS = {
  titleKo: "manuscripts.field.titleKo",
  titleEn: "manuscripts.field.titleEn",
  abstractKo: "manuscripts.field.abstractKo",
  abstractEn: "manuscripts.field.abstractEn",
  keywordsKo: "manuscripts.field.keywordsKo",
  keywordsEn: "manuscripts.field.keywordsEn",
  funding: "manuscripts.field.funding",
  aiUse: "manuscripts.field.aiUse",
  coverLetter: "manuscripts.field.coverLetter",
} as const satisfies Record<string, MessageId>;

const AUTHOR_LINES = {
  nameKo: "manuscripts.field.nameKo",
  familyName: "manuscripts.field.familyName",
  givenName: "manuscripts.field.givenName",
  affiliationKo: "manuscripts.field.affiliationKo",
  affiliationEn: "manuscripts.field.affiliationEn",
  email: "manuscripts.field.email",
  orcid: "manuscripts.field.orcid",
  contribution: "manuscripts.field.contribution",
} as const satisfies Record<string, MessageId>;

const SUGGESTION_LINES = {
  name: "manuscripts.field.reviewer",
  affiliation: "manuscripts.field.affiliation",
  email: "manuscripts.field.email",
  reason: "manuscripts.field.reason",
} as const satisfies Record<string, MessageId>;

/** Every field in the order of the screen. */
export const MANUSCRIPT_LABELS = {
  type: "manuscripts.field.type",
  language: "manuscripts.field.language",
  field: "manuscripts.field.field",
  ...LINE_LABELS,
  authors: "manuscripts.step.authors",
  ...rowLabels("authors", "manuscripts.author.row", {
    ...AUTHOR_LINES,
    isCorresponding: "manuscripts.field.isCorresponding",
    mailLanguage: "manuscripts.field.mailLanguage",
  }),
  suggestions: "manuscripts.step.reviewers",
  ...rowLabels("suggestions", "manuscripts.suggestion.row", {
    kind: "manuscripts.field.kind",
    ...SUGGESTION_LINES,
  }),
  manuscript: "manuscripts.field.manuscript",
  figures: "manuscripts.field.figures",
  similarity: "manuscripts.field.similarity",
} as const;

const row = { key: z.string() };
const authorRow = z.object({
  ...row,
  id: z.number().nullable(),
  ...savedTexts(AUTHOR_LINES).shape,
  isCorresponding: z.boolean(),
  mailLanguage: z.enum(SUBMISSION_LANGUAGES),
});
export type AuthorRow = z.output<typeof authorRow>;
const suggestionRow = z.object({
  ...row,
  kind: z.enum(SUGGESTION_KINDS),
  ...savedTexts(SUGGESTION_LINES).shape,
});
export type SuggestionRow = z.output<typeof suggestionRow>;

/** Also what a saved draft is read with: anything may be in it. */
const manuscriptValues = z.object({
  type: z.enum(SUBMISSION_TYPES),
  language: z.enum(SUBMISSION_LANGUAGES),
  field: z.enum(GLOSSARY_FIELDS),
  ...savedTexts(LINE_LABELS).shape,
  authors: z.array(authorRow),
  suggestions: z.array(suggestionRow),
  manuscript: editedFile.nullable(),
  figures: z.array(editedFile),
  // Drafts from before it was asked for go on.
  similarity: editedFile.nullable().default(null),
});
export type ManuscriptValues = z.output<typeof manuscriptValues>;

const NO_AUTHOR = {
  id: null,
  nameKo: "",
  familyName: "",
  givenName: "",
  affiliationKo: "",
  affiliationEn: "",
  email: "",
  orcid: "",
  contribution: "",
  isCorresponding: false,
  mailLanguage: "KO",
} as const;

export const newAuthor = (): AuthorRow => ({ ...NO_AUTHOR, key: newRowKey() });
export const newSuggestion = (): SuggestionRow => ({
  key: newRowKey(),
  kind: "SUGGESTED",
  name: "",
  affiliation: "",
  email: "",
  reason: "",
});

interface Beginner {
  readonly name: string;
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly email: string;
  readonly affiliation: string | null;
}

/** A new one begins with the person who writes it as its first and corresponding author. */
export const emptyManuscript = (language: "KO" | "EN", me: Beginner | null): ManuscriptValues => ({
  type: "RESEARCH",
  language,
  field: "TRANSLATION_STUDIES",
  titleKo: "",
  titleEn: "",
  abstractKo: "",
  abstractEn: "",
  keywordsKo: "",
  keywordsEn: "",
  funding: "",
  aiUse: "",
  coverLetter: "",
  authors: me
    ? [
        {
          ...NO_AUTHOR,
          key: "me",
          nameKo: me.name,
          familyName: me.familyName ?? "",
          givenName: me.givenName ?? "",
          affiliationKo: me.affiliation ?? "",
          email: me.email,
          isCorresponding: true,
        },
      ]
    : [],
  suggestions: [],
  manuscript: null,
  figures: [],
  similarity: null,
});

const typed = (value: string | null) => value ?? "";

export function toManuscriptValues(stored: WrittenManuscriptFragment): ManuscriptValues {
  const files = stored.files.filter(({ round }) => round === stored.writtenRound);
  return {
    type: stored.type,
    language: stored.language,
    field: stored.field,
    titleKo: typed(stored.titleKo),
    titleEn: typed(stored.titleEn),
    abstractKo: typed(stored.abstractKo),
    abstractEn: typed(stored.abstractEn),
    keywordsKo: stored.keywordsKo.join(", "),
    keywordsEn: stored.keywordsEn.join(", "),
    funding: typed(stored.funding),
    aiUse: typed(stored.aiUse),
    coverLetter: typed(stored.coverLetter),
    authors: stored.authors.map(({ id, ...author }) => ({
      key: `stored-${id}`,
      id,
      nameKo: typed(author.nameKo),
      familyName: typed(author.familyName),
      givenName: typed(author.givenName),
      affiliationKo: typed(author.affiliationKo),
      affiliationEn: typed(author.affiliationEn),
      email: author.email,
      orcid: typed(author.orcid),
      contribution: typed(author.contribution),
      isCorresponding: author.isCorresponding,
      mailLanguage: author.mailLanguage,
    })),
    suggestions: stored.suggestions.map(({ kind, name, affiliation, email, reason }, at) => ({
      key: `stored-${at}`,
      kind,
      name,
      affiliation: typed(affiliation),
      email: typed(email),
      reason: typed(reason),
    })),
    manuscript: files.find(({ kind }) => kind === "MANUSCRIPT")?.file ?? null,
    figures: files.filter(({ kind }) => kind === "FIGURE").map(({ file }) => file),
    similarity: files.find(({ kind }) => kind === "SIMILARITY")?.file ?? null,
  };
}

/** What the schema checks and the server takes. */
export function toManuscriptInput({
  manuscript,
  figures,
  similarity,
  authors,
  suggestions,
  ...values
}: ManuscriptValues) {
  return {
    ...values,
    authors: authors.map(({ key: _key, ...author }) => author),
    suggestions: suggestions.map(({ key: _key, ...suggestion }) => suggestion),
    manuscriptId: manuscript?.id ?? null,
    figureIds: figures.map(({ id }) => id),
    similarityId: similarity?.id ?? null,
  };
}

/** What was stored of the form on this device. */
export const restoreManuscript = (saved: unknown): ManuscriptValues | null =>
  manuscriptValues.safeParse(saved).data ?? null;
