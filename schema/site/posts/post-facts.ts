// A post as the audit log stores it: its words as plain text.
import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";
import { plainText } from "#schema/core/shared/stored-document.ts";

/** Null: there is no such post. */
export async function postFacts(tx: Tx, id: number): Promise<Facts | null> {
  const post = await tx.post.findUnique({
    where: { id },
    select: {
      board: true,
      titleKo: true,
      titleEn: true,
      contentKo: true,
      contentEn: true,
      tagId: true,
      thumbnailId: true,
      pinned: true,
      pinnedUntil: true,
      publishedAt: true,
      unpublishAt: true,
      deletedAt: true,
      picturesDecorative: true,
      audience: true,
      readerGrades: true,
      isListed: true,
      attachments: { select: { fileId: true }, orderBy: { position: "asc" } },
    },
  });
  if (!post) return null;
  const { contentKo, contentEn, attachments, ...columns } = post;
  return JSON.parse(
    JSON.stringify({
      ...columns,
      textKo: plainText(contentKo),
      textEn: plainText(contentEn),
      files: attachments.map(({ fileId }) => fileId),
    }),
  );
}
