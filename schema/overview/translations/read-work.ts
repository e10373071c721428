// The texts that are being translated, and one of them.

import { db } from "#prisma/client.ts";
import type { PageKey, Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { standingPages } from "#schema/policies/site/pages.ts";
import { TRANSLATIONS_SHOWN } from "#schema/validation/core/limits.ts";
import type { CheckedTranslated } from "#schema/validation/overview/translation-work.ts";
import { requirePlace } from "./translated.ts";
import type { TranslationWork } from "./translation-work.ts";

const waiting = {
  where: { since: { not: null } },
  orderBy: { id: "asc" },
} satisfies Prisma.TranslationPairFindManyArgs;
const titles = { titleKo: true, titleEn: true, koUpdatedAt: true, enUpdatedAt: true } as const;
const ofPosts = {
  id: true,
  board: true,
  publishedAt: true,
  unpublishAt: true,
  ...titles,
  pairs: waiting,
} satisfies Prisma.PostSelect;
const ofPrograms = {
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

const postWork = (post: Post, now: Date): TranslationWork => ({
  ...post,
  of: { postId: post.id },
  place: "POST",
  page: null,
  kind: null,
  isOut: post.publishedAt !== null && post.publishedAt <= now,
  waiting: post.pairs,
  isBehind: isBehind(post),
});

const programWork = (program: Program, now: Date): TranslationWork => ({
  ...program,
  of: { programId: program.id },
  place: "PROGRAM",
  page: null,
  board: null,
  isOut: program.publishedAt !== null && program.publishedAt <= now,
  waiting: program.pairs,
  isBehind: isBehind(program),
});

async function pageWork(key: PageKey, now: Date): Promise<TranslationWork> {
  const [newest, pairs] = await Promise.all([
    db.pageVersion.findFirst({
      where: { ...standingPages, key },
      orderBy: { number: "desc" },
      select: { titleKo: true, titleEn: true, effectiveAt: true },
    }),
    db.translationPair.findMany({ ...waiting, where: { ...waiting.where, pageKey: key } }),
  ]);
  return {
    of: { pageKey: key },
    place: "PAGE",
    id: null,
    page: key,
    board: null,
    kind: null,
    titleKo: newest?.titleKo ?? null,
    titleEn: newest?.titleEn ?? null,
    isOut: newest !== null && newest.effectiveAt <= now,
    waiting: pairs,
    isBehind: false,
  };
}

/** Null: there is no such text. @throws DomainError FORBIDDEN for a text of others */
export async function readWork(
  text: CheckedTranslated,
  viewer: Viewer | null,
  now: Date,
): Promise<TranslationWork | null> {
  requirePlace(viewer, text.place);
  if (text.place === "PAGE") return pageWork(text.page, now);
  const where = { id: text.id };
  if (text.place === "POST") {
    const post = await db.post.findUnique({ where, select: ofPosts });
    return post && postWork(post, now);
  }
  const program = await db.program.findUnique({ where, select: ofPrograms });
  return program && programWork(program, now);
}

/** What has a task or an open remark, outside of the trash: the own first, of each what is to be ready first. */
export async function readWorks(
  places: Prisma.TranslationTaskWhereInput[],
  { memberId }: Viewer,
  now: Date,
): Promise<TranslationWork[]> {
  if (places.length === 0) return [];
  const there = { deletedAt: null };
  const tasks = await db.translationTask.findMany({
    where: { OR: places, AND: [{ OR: [{ post: there }, { program: there }, { pageKey: { not: null } }] }] },
    orderBy: [{ dueOn: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }, { id: "asc" }],
    take: TRANSLATIONS_SHOWN,
    select: {
      assigneeId: true,
      pageKey: true,
      post: { select: ofPosts },
      program: { select: ofPrograms },
    },
  });
  const isOwn = (task: { readonly assigneeId: number | null }) => (task.assigneeId === memberId ? 0 : 1);
  const ordered = tasks.toSorted((one, other) => isOwn(one) - isOwn(other));
  return Promise.all(
    ordered.flatMap(({ post, program, pageKey }): (TranslationWork | Promise<TranslationWork>)[] => {
      if (post) return [postWork(post, now)];
      if (program) return [programWork(program, now)];
      return pageKey === null ? [] : [pageWork(pageKey, now)];
    }),
  );
}
