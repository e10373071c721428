// A text that is translated, as those who work on it need it.
import { db } from "#prisma/client.ts";
import type { PageKey, Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import type { CheckedTranslated } from "#schema/validation/overview/translation-work.ts";
import { requirePlace } from "./translated.ts";
import type { TranslationWork } from "./translation-work.ts";

const waiting = {
  where: { since: { not: null } },
  orderBy: { id: "asc" },
} satisfies Prisma.TranslationPairFindManyArgs;
const titles = { titleKo: true, titleEn: true, koUpdatedAt: true, enUpdatedAt: true } as const;
export const ofPosts = {
  id: true,
  board: true,
  publishedAt: true,
  unpublishAt: true,
  ...titles,
  pairs: waiting,
} satisfies Prisma.PostSelect;
export const ofPrograms = {
  id: true,
  kind: true,
  publishedAt: true,
  ...titles,
  pairs: waiting,
} satisfies Prisma.ProgramSelect;

type Post = Prisma.PostGetPayload<{ select: typeof ofPosts }>;
type Program = Prisma.ProgramGetPayload<{ select: typeof ofPrograms }>;

interface Times {
  readonly titleEn: string | null;
  readonly koUpdatedAt: Date | null;
  readonly enUpdatedAt: Date | null;
}

const isBehind = ({ titleEn, koUpdatedAt, enUpdatedAt }: Times) =>
  titleEn !== null && koUpdatedAt !== null && enUpdatedAt !== null && enUpdatedAt < koUpdatedAt;

export const postWork = (post: Post, now: Date): TranslationWork => ({
  ...post,
  of: { postId: post.id },
  place: "POST",
  page: null,
  kind: null,
  isOut:
    post.publishedAt !== null &&
    post.publishedAt <= now &&
    (post.unpublishAt === null || post.unpublishAt > now),
  waiting: post.pairs,
  isBehind: isBehind(post),
});

export const programWork = (program: Program, now: Date): TranslationWork => ({
  ...program,
  of: { programId: program.id },
  place: "PROGRAM",
  page: null,
  board: null,
  isOut: program.publishedAt !== null && program.publishedAt <= now,
  waiting: program.pairs,
  isBehind: isBehind(program),
});

/** Pages by their keys, in any order. */
export async function readPageWorks(keys: readonly PageKey[], now: Date): Promise<TranslationWork[]> {
  if (keys.length === 0) return [];
  const [versions, pairs] = await Promise.all([
    db.pageVersion.findMany({
      where: { ...notWithdrawn, key: { in: [...keys] } },
      orderBy: [{ key: "asc" }, { number: "desc" }],
      distinct: ["key"],
      select: { key: true, titleKo: true, titleEn: true, effectiveAt: true },
    }),
    db.translationPair.findMany({ ...waiting, where: { ...waiting.where, pageKey: { in: [...keys] } } }),
  ]);
  return keys.map((page) => {
    const newest = versions.find(({ key }) => key === page);
    return {
      of: { pageKey: page },
      place: "PAGE",
      id: null,
      page,
      board: null,
      kind: null,
      titleKo: newest?.titleKo ?? null,
      titleEn: newest?.titleEn ?? null,
      isOut: newest !== undefined && newest.effectiveAt <= now,
      waiting: pairs.filter(({ pageKey }) => pageKey === page),
      isBehind: false,
    };
  });
}

/** Null: there is no such text. @throws DomainError FORBIDDEN for a text of others */
export async function readWork(
  text: CheckedTranslated,
  viewer: Viewer | null,
  now: Date,
): Promise<TranslationWork | null> {
  requirePlace(viewer, text.place);
  if (text.place === "PAGE") return (await readPageWorks([text.page], now))[0] ?? null;
  const where = { id: text.id };
  if (text.place === "POST") {
    const post = await db.post.findUnique({ where, select: ofPosts });
    return post && postWork(post, now);
  }
  const program = await db.program.findUnique({ where, select: ofPrograms });
  return program && programWork(program, now);
}
