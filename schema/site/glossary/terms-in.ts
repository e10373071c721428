// The accepted terms in some texts, for their translator. All terms are read once and stored as an index
// until one of them changes: a text is then looked through in one pass, however many terms there are
// (docs/translations.md#memory).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { acceptedTermsSql } from "#schema/policies/site/glossary.ts";
import { englishFinder, type FoundTerm, koreanFinder, type TermFinder } from "./find-in-text.ts";
import { type TermOfWord, type TermRow, termsOfWords } from "./terms-of-words.ts";

const WAYS = {
  KO: {
    finder: koreanFinder<TermOfWord>,
    columns: Prisma.sql`ko_key AS key, ko AS word, en AS translation`,
  },
  EN: {
    finder: englishFinder<TermOfWord>,
    columns: Prisma.sql`en_key AS key, en AS word, ko AS translation`,
  },
} as const;

interface Cached {
  /** Of the terms that were read. */
  readonly version: string;
  readonly finder: Promise<TermFinder<TermOfWord>>;
}

const cached = new Map<Language, Cached>();

/** @returns for each text where terms are in it, in order and apart from each other */
export async function termsIn(
  texts: readonly string[],
  language: Language,
): Promise<(readonly FoundTerm<TermOfWord>[])[]> {
  const find = await finderFor(language);
  return texts.map(find);
}

async function finderFor(language: Language): Promise<TermFinder<TermOfWord>> {
  const version = await readVersion();
  const known = cached.get(language);
  if (known?.version === version) return known.finder;
  const read = { version, finder: readFinder(language) };
  cached.set(language, read);
  read.finder.catch(() => {
    if (cached.get(language) === read) cached.delete(language);
  });
  return read.finder;
}

/** Another one whenever a term was added, changed or taken away, no matter who did it and at whichever gateway. */
async function readVersion(): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT concat_ws(' ', count(*), sum(version), max(id), max(updated_at)) AS version
    FROM glossary_terms WHERE ${acceptedTermsSql}`;
  return row?.version ?? "";
}

async function readFinder(language: Language): Promise<TermFinder<TermOfWord>> {
  const { finder, columns } = WAYS[language];
  const rows = await db.$queryRaw<TermRow[]>`
    SELECT ${columns} FROM glossary_terms WHERE ${acceptedTermsSql} ORDER BY id`;
  return finder(await termsOfWords(rows, language));
}
