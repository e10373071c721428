import type { Prisma } from "#prisma/generated/client.ts";
import { asContent, type VersionContent } from "#schema/core/versions/content.ts";
import { restorable } from "#schema/core/versions/restore-version.ts";
import { postInput } from "#schema/validation/site/posts.ts";
import { postFacts } from "./post-facts.ts";
import { postVersions } from "./post-versions.ts";
import { savePost } from "./save-post.ts";

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
  standing: async (tx, id, old, now) => {
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
    // A pin that is just ending is not set anew.
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

/** It says nothing about its pictures: it may be of before there were texts of pictures (docs/site.md#posts). */
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
