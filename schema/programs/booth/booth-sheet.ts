// The terms of the glossary in what is public of a program, by topic, for interpreters in the booth
// (docs/programs.md#booth-sheet).
import { db } from "#prisma/client.ts";
import type { GlossaryTerm, Language, Program } from "#prisma/generated/client.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { acceptedTerms } from "#schema/policies/site/glossary.ts";
import { readShownSessions } from "#schema/programs/presentations/read-sessions.ts";
import { termsIn } from "#schema/site/glossary/terms-in.ts";
import { BOOTH_TERMS_MAX, TERMS_IN_LENGTH_MAX } from "#schema/validation/core/limits.ts";
import { segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { GLOSSARY_FIELDS, type GlossaryFieldName } from "#schema/validation/site/glossary.ts";

export interface BoothTopic {
  readonly field: GlossaryFieldName;
  /** In the order of the Korean dictionary. */
  readonly terms: readonly GlossaryTerm[];
}

export interface BoothSheet {
  readonly program: Program;
  /** In the order of the glossary's fields; none without a term. */
  readonly topics: readonly BoothTopic[];
  /** There are more terms, or more text, than one sheet is made of. */
  readonly isCut: boolean;
}

/** Null: there is no such program, or visitors do not see it. */
export async function readBoothSheet(id: number, now: Date): Promise<BoothSheet | null> {
  const program = await db.program.findFirst({ where: { ...visiblePrograms(now), id } });
  if (!program) return null;
  const texts = await textsOf(program, now);
  const [ko, en] = [withinBounds(texts.ko), withinBounds(texts.en)];
  const [korean, english] = await Promise.all([keysIn(ko.texts, "KO"), keysIn(en.texts, "EN")]);
  const found = await db.glossaryTerm.findMany({
    where: { ...acceptedTerms, OR: [{ koKey: { in: korean } }, { enKey: { in: english } }] },
    orderBy: [{ koKey: "asc" }, { id: "asc" }],
    take: BOOTH_TERMS_MAX + 1,
  });
  const terms = found.slice(0, BOOTH_TERMS_MAX);
  const byField = Map.groupBy(terms, ({ field }) => field);
  return {
    program,
    topics: GLOSSARY_FIELDS.flatMap((field) => {
      const own = byField.get(field);
      return own ? [{ field, terms: own }] : [];
    }),
    isCut: found.length > terms.length || ko.isCut || en.isCut,
  };
}

async function keysIn(texts: readonly string[], language: Language): Promise<string[]> {
  const found = await termsIn(texts, language);
  return [...new Set(found.flat().map(({ term }) => term.key))];
}

/** What visitors read of a program, in both languages. */
async function textsOf(program: Program, now: Date) {
  const own = { where: { programId: program.id }, orderBy: { position: "asc" } } as const;
  const [sessions, speakers, shown] = await Promise.all([
    db.programSession.findMany(own),
    db.programSpeaker.findMany(own),
    readShownSessions(db, program.id, now),
  ]);
  const talks = shown.flatMap((session) => session.talks);
  return {
    ko: [
      ...[program.titleKo, program.descriptionKo, ...paragraphsIn(program.contentKo)],
      ...sessions.map(({ titleKo }) => titleKo),
      ...speakers.map(({ talkKo }) => talkKo),
      ...shown.map(({ titleKo }) => titleKo),
      ...talks.flatMap(({ titleKo, abstractKo }) => [titleKo, abstractKo]),
    ],
    en: [
      ...[program.titleEn, program.descriptionEn, ...paragraphsIn(program.contentEn)],
      ...sessions.map(({ titleEn }) => titleEn),
      ...speakers.map(({ talkEn }) => talkEn),
      ...shown.map(({ titleEn }) => titleEn),
      ...talks.flatMap(({ titleEn, abstractEn }) => [titleEn, abstractEn]),
    ],
  };
}

const paragraphsIn = (content: Program["contentKo"]): string[] =>
  segmentsOf({ content: toDocument(content) }).map(({ raw }) => raw);

/** As much as is looked through at once; what is longer is looked through from its beginning. */
function withinBounds(all: readonly (string | null)[]) {
  let length = 0;
  const written = all.filter((text) => text !== null);
  const texts = written.filter((text) => {
    length += text.length;
    return length <= TERMS_IN_LENGTH_MAX;
  });
  return { texts, isCut: texts.length < written.length };
}
