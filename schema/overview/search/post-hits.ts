// Posts as they are shown among what was found.
import { db } from "#prisma/client.ts";
import { postAddress } from "#schema/validation/site-paths.ts";
import { type HitReader, inOrder, snippetOf, textOf, titleIn } from "./hit.ts";

export const readPosts: HitReader = async (ids, search) => {
  const rows = await db.post.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      board: true,
      publishedAt: true,
      audience: true,
      titleKo: true,
      titleEn: true,
      contentKo: true,
      contentEn: true,
    },
  });
  return inOrder(ids, rows).map((post) => {
    const titles = { ko: post.titleKo, en: post.titleEn };
    const texts = { ko: textOf(post.contentKo), en: textOf(post.contentEn) };
    return {
      id: `POST:${post.id}`,
      type: "POST",
      path: postAddress(post.board, post.id),
      title: titleIn(titles, search),
      snippet: snippetOf([texts], titles, search),
      date: post.publishedAt,
      board: post.board,
      isForMembers: post.audience !== "EVERYONE",
    };
  });
};
