// A pair of the translation memory, as the office's list shows it: what is offered, who wrote it and when,
// and in which text it is.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, titleOf } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { changePairsAt } from "#schema/policies/overview/translations.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";
import { MemoryPlaceRef, memoryPlaceOf } from "./memory-place.ts";

const titles = { titleKo: true, titleEn: true } as const;
const columns = {
  post: { select: { board: true, ...titles } },
  program: { select: { kind: true, ...titles } },
  correctedBy: { select: NAME_COLUMNS },
  importedBy: { select: NAME_COLUMNS },
  writtenBy: { select: NAME_COLUMNS },
} satisfies Prisma.TranslationPairInclude;

type Row = Prisma.TranslationPairGetPayload<{ include: typeof columns }>;
type Titles = { readonly titleKo: string | null; readonly titleEn: string | null };
export type MemoryPair = Row & { readonly author: NamedPerson | null; readonly titles: Titles | null };

const momentOf = (subject: string | number | null, at: Date) => `${subject} ${at.getTime()}`;

/**
 * Who saved the version that a pair is of, which was saved at the same moment: the writer of a pair from
 * before writers were stored with it.
 */
async function writersOf(rows: readonly Row[]): Promise<ReadonlyMap<string, NamedPerson | null>> {
  const saved = rows.map(({ postId, programId, updatedAt: savedAt }) => ({ postId, programId, savedAt }));
  const onPages = rows.flatMap(({ pageKey: key, updatedAt: createdAt }) =>
    key === null ? [] : [{ key, createdAt }],
  );
  const [versions, pages] = await Promise.all([
    db.savedVersion.findMany({
      where: { OR: saved.filter(({ postId, programId }) => postId !== null || programId !== null) },
      select: { postId: true, programId: true, savedAt: true, savedBy: { select: NAME_COLUMNS } },
    }),
    db.pageVersion.findMany({
      where: { OR: onPages },
      select: { key: true, createdAt: true, createdBy: { select: NAME_COLUMNS } },
    }),
  ]);
  return new Map([
    ...versions.map(
      ({ postId, programId, savedAt, savedBy }) =>
        [momentOf(postId === null ? `p${programId}` : postId, savedAt), savedBy] as const,
    ),
    ...pages.map(({ key, createdAt, createdBy }) => [momentOf(key, createdAt), createdBy] as const),
  ]);
}

/** Pairs by their ids, in any order. */
export async function readMemoryPairs(ids: readonly number[]): Promise<MemoryPair[]> {
  const rows = await db.translationPair.findMany({ where: { id: { in: [...ids] } }, include: columns });
  const keys = [...new Set(rows.flatMap(({ pageKey }) => (pageKey === null ? [] : [pageKey])))];
  const [writers, pages] = await Promise.all([
    writersOf(rows),
    db.pageVersion.findMany({
      where: { ...notWithdrawn, key: { in: keys } },
      orderBy: [{ key: "asc" }, { number: "desc" }],
      distinct: ["key"],
      select: { key: true, ...titles },
    }),
  ]);
  return rows.map((row) => ({
    ...row,
    author:
      row.importedBy ??
      row.writtenBy ??
      writers.get(momentOf(row.postId ?? row.pageKey ?? `p${row.programId}`, row.updatedAt)) ??
      null,
    titles: row.post ?? row.program ?? pages.find(({ key }) => key === row.pageKey) ?? null,
  }));
}

export const MemoryPairRef = builder.objectRef<MemoryPair>("MemoryPair").implement({
  description: "A paragraph of a text and its English, as translators are offered it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    ko: t.exposeString("ko"),
    en: t.string({
      description: "What translators are offered: the correction, where there is one.",
      resolve: ({ en, correctedEn }) => correctedEn ?? en ?? "",
    }),
    textEn: t.string({
      nullable: true,
      description: "What the text itself says, where the pair was corrected.",
      resolve: ({ en, correctedEn }) => (correctedEn === null ? null : en),
    }),
    isQuestioned: t.boolean({
      description: "The Korean was changed and the English does not follow it yet.",
      resolve: ({ since }) => since !== null,
    }),
    isDeleted: t.boolean({ resolve: ({ deletedAt }) => deletedAt !== null }),
    mayChange: t.boolean({
      description: "The viewer translates its text, or it is of a file: they may correct and delete it.",
      resolve: (pair, _args, { viewer }) => changePairsAt(viewer, memoryPlaceOf(pair)),
    }),
    by: t.string({
      nullable: true,
      description:
        "Who corrected it, wrote its English, or imported the file; null: nobody knows, or the account is gone.",
      resolve: ({ correctedAt, correctedBy, author }, _args, context) =>
        nameFor(context, correctedAt === null ? author : correctedBy),
    }),
    at: t.field({ type: "DateTime", resolve: ({ correctedAt, updatedAt }) => correctedAt ?? updatedAt }),
    place: t.field({ type: MemoryPlaceRef, resolve: memoryPlaceOf }),
    source: t.exposeString("source", {
      nullable: true,
      description: "The name of the file that it was imported from.",
    }),
    textId: t.field({
      type: "Id",
      nullable: true,
      description: "Of the post or the program it is in.",
      resolve: ({ postId, programId }) => postId ?? programId,
    }),
    page: t.expose("pageKey", { type: PageKeyRef, nullable: true }),
    board: t.field({ type: BoardRef, nullable: true, resolve: ({ post }) => post?.board }),
    kind: t.field({ type: ProgramKindRef, nullable: true, resolve: ({ program }) => program?.kind }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titles }, { language }) => titleOf(titles ?? { titleKo: null, titleEn: null }, language),
    }),
  }),
});
