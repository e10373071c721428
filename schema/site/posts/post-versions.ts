// A post in versions (decision 93).
import { isDeepStrictEqual } from "node:util";
import type { Prisma } from "#prisma/generated/client.ts";
import { settleTask } from "#schema/core/translations/settle-task.ts";
import { storePairs } from "#schema/core/translations/store-pairs.ts";
import { textsIn } from "#schema/core/translations/version-texts.ts";
import { asContent, type VersionContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import type { VersionedNoun } from "#schema/core/versions/versioned.ts";
import { postInput } from "#schema/validation/site/posts.ts";
import { followKorean } from "./follow-korean.ts";
import { textOf } from "./post-conflict.ts";
import { postFacts } from "./post-facts.ts";
import { savePost } from "./save-post.ts";

/** What belongs to the row alone. A version has every other column, also one that prisma/schema.prisma gets later. */
const OWN = {
  id: true,
  version: true,
  createdAt: true,
  koUpdatedAt: true,
  enUpdatedAt: true,
  deletedAt: true,
  deletedById: true,
  searchKey: true,
} as const;

export const postVersions: VersionedNoun = {
  of: (postId) => ({ postId }),
  read: async (tx, id) => {
    const post = await tx.post.findUnique({
      where: { id },
      omit: OWN,
      include: {
        attachments: {
          select: { fileId: true, captionKo: true, captionEn: true, altKo: true, altEn: true },
          orderBy: [{ position: "asc" }, { fileId: "asc" }],
        },
      },
    });
    if (!post) return null;
    const { attachments, titleKo, contentKo, titleEn, contentEn, createdById, updatedAt, ...columns } = post;
    const { picturesDecorative, answers, audience, readerGrades, isListed, ...always } = columns;
    // Versions from before there were texts of pictures say nothing about them: what is empty is left out, as there.
    const files = attachments.map(({ altKo, altEn, ...file }) => ({
      ...file,
      ...(altKo === null ? {} : { altKo }),
      ...(altEn === null ? {} : { altEn }),
    }));
    const content = {
      ...always,
      files,
      ...(picturesDecorative ? { picturesDecorative } : {}),
      ...(answers.length > 0 ? { answers } : {}),
      ...(audience === "EVERYONE" ? {} : { audience, readerGrades, isListed }),
      ko: textOf(titleKo, contentKo),
      en: textOf(titleEn, contentEn),
    };
    return { content: asContent(content), createdById, updatedAt };
  },
  onSaved: async (tx, id, { before, after, number, saverId, now }) => {
    const { answers, publishedAt } = await tx.post.findUniqueOrThrow({
      where: { id },
      select: { answers: true, publishedAt: true },
    });
    const texts = { before: before && textsIn(before), after: textsIn(after) };
    const waiting = await storePairs(tx, { postId: id }, { ...texts, answers, number, saverId, now });
    const english = { before: before?.en ?? null, after: after.en };
    await settleTask(tx, { postId: id }, { ...english, waiting, isOut: publishedAt !== null });
    // Who changed neither language said nothing about what waits.
    const isSame = before !== null && isDeepStrictEqual(translatedPart(before), translatedPart(after));
    if (!isSame) await followKorean(tx, id, waiting > 0, now);
  },
};

const translatedPart = ({ ko, en, answers }: VersionContent) => [ko, en, answers];

interface DescribedFile {
  readonly fileId: number;
  readonly altKo: string | null;
  readonly altEn: string | null;
}

/** Its words come back; its place, its date and for whom it is stay. */
export const restorePostVersion = restorable({
  noun: postVersions,
  schema: postInput,
  facts: postFacts,
  unchanged: async (tx, id, old, now) => {
    const post = await tx.post.findUnique({
      where: { id },
      select: {
        pinned: true,
        pinnedUntil: true,
        publishedAt: true,
        unpublishAt: true,
        picturesDecorative: true,
        audience: true,
        readerGrades: true,
        isListed: true,
        attachments: { select: { fileId: true, altKo: true, altEn: true } },
      },
    });
    if (!post) return null;
    const { attachments, picturesDecorative, ...current } = post;
    // A pin that is just ending is not set again.
    const ends = post.pinnedUntil !== null && post.pinnedUntil <= now;
    const pictures = isUndescribed(old) ? { picturesDecorative, files: described(old, attachments) } : {};
    return asContent({ ...current, ...pictures, pinned: post.pinned && !ends });
  },
  save: (tx, { id, version, value: post }, author) => savePost(tx, { id, version, post }, author),
});

const membersOf = (item: Prisma.JsonValue): Prisma.JsonObject =>
  typeof item === "object" && item !== null && !Array.isArray(item) ? item : {};
const filesOf = (old: VersionContent): Prisma.JsonObject[] =>
  Array.isArray(old.files) ? old.files.map(membersOf) : [];

/** It says nothing about its pictures: it may be from before there were texts of pictures (docs/site.md#posts). */
const isUndescribed = (old: VersionContent): boolean =>
  old.picturesDecorative === undefined &&
  filesOf(old).every(({ altKo, altEn }) => altKo === undefined && altEn === undefined);

/** The files of an old version with the texts that their pictures have now. */
function described(old: VersionContent, now: readonly DescribedFile[]): object[] {
  return filesOf(old).map((file) => {
    const { altKo = null, altEn = null } = now.find(({ fileId }) => fileId === file.fileId) ?? {};
    return { ...file, altKo, altEn };
  });
}
