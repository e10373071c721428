// A post in versions (decision 93).
import { asContent } from "#schema/versions/content.ts";
import type { VersionedNoun } from "#schema/versions/versioned.ts";
import { textOf } from "./post-conflict.ts";

export const postVersions: VersionedNoun = {
  of: (postId) => ({ postId }),
  read: async (tx, id) => {
    const post = await tx.post.findUnique({
      where: { id },
      include: {
        attachments: {
          select: { fileId: true, captionKo: true, captionEn: true, altKo: true, altEn: true },
          orderBy: [{ position: "asc" }, { fileId: "asc" }],
        },
      },
    });
    if (!post) return null;
    const {
      board,
      tagId,
      pinned,
      pinnedUntil,
      thumbnailId,
      publishedAt,
      unpublishAt,
      picturesDecorative,
      attachments,
    } = post;
    // Versions of before there were texts of pictures say nothing about them: what is empty is left out, as there.
    const files = attachments.map(({ altKo, altEn, ...file }) => ({
      ...file,
      ...(altKo === null ? {} : { altKo }),
      ...(altEn === null ? {} : { altEn }),
    }));
    const ko = textOf(post.titleKo, post.contentKo);
    const en = textOf(post.titleEn, post.contentEn);
    const content = {
      board,
      tagId,
      pinned,
      pinnedUntil,
      thumbnailId,
      publishedAt,
      unpublishAt,
      files,
      ...(picturesDecorative ? { picturesDecorative } : {}),
      ko,
      en,
    };
    return { content: asContent(content), createdById: post.createdById, updatedAt: post.updatedAt };
  },
};
