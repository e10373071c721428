// Counts the posts whose English has something open, before many of them are published at once
// (docs/translations.md#checks).
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { draftPosts, scheduledPosts } from "#schema/policies/site/posts.ts";
import type { FoundTerm } from "#schema/site/glossary/find-in-text.ts";
import { termsIn } from "#schema/site/glossary/terms-in.ts";
import type { TermOfWord } from "#schema/site/glossary/terms-of-words.ts";
import { checkParagraph, type KnownName } from "#schema/validation/core/translation/checks.ts";
import { isOpen, type Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { knownNames } from "./known-names.ts";
import { savedColumns, savedText } from "./saved-texts.ts";

/** Posts that are looked through at once. */
export const CHECKED_MAX = 100;

export interface OpenEnglish {
  /** Posts with something open in their English. */
  readonly open: number;
  /** Posts that were not looked through, because there are too many. */
  readonly unchecked: number;
}

/** Of those that visitors do not see yet and that say something in English. */
export async function countOpenEnglish(chosen: Prisma.PostWhereInput, now: Date): Promise<OpenEnglish> {
  const where = {
    AND: [chosen, { OR: [draftPosts, scheduledPosts(now)] }, { titleEn: { not: null } }],
  } satisfies Prisma.PostWhereInput;
  const [count, posts, names] = await Promise.all([
    db.post.count({ where }),
    db.post.findMany({
      where,
      orderBy: { id: "asc" },
      take: CHECKED_MAX,
      select: {
        ...savedColumns,
        translationRemarks: { where: { resolvedAt: null }, select: { id: true }, take: 1 },
      },
    }),
    knownNames(now),
  ]);
  let open = 0;
  // Post by post: others are answered while the database is asked for the terms of the next one.
  for (const post of posts) {
    const { paragraphs } = savedText(post);
    const terms = await termsIn(
      paragraphs.map(({ ko }) => ko?.raw ?? ""),
      "KO",
    );
    const given = new Set(post.answers);
    const isOpenPost =
      post.translationRemarks.length > 0 ||
      paragraphs.some((one, at) => isAsked(one, names, terms[at] ?? [], given));
    if (isOpenPost) open += 1;
  }
  return { open, unchecked: count - posts.length };
}

/** Whether it waits for its English, or is asked about and not answered. */
function isAsked(
  paragraph: Paragraph,
  names: readonly KnownName[],
  found: readonly FoundTerm<TermOfWord>[],
  answers: ReadonlySet<string>,
): boolean {
  const terms = found.map(({ start, end, term }) => ({
    start,
    end,
    ko: (paragraph.ko?.raw ?? "").slice(start, end),
    en: term.translations,
    rivals: term.rivals,
  }));
  return (
    isOpen(paragraph) || checkParagraph(paragraph, names, terms).some(({ answer }) => !answers.has(answer))
  );
}
