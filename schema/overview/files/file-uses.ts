// The rows that use a file, each with how. The places are made of them (file-places.ts).
import type { Tx } from "#prisma/client.ts";
import { namedInDraft } from "#schema/core/files/named-in-draft.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import type { PageKeyName } from "#schema/validation/site/page-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";

const titles = { id: true, titleKo: true, titleEn: true } as const;
const ofPost = { ...titles, board: true } as const;
const ofProgram = { ...titles, kind: true } as const;

/** All rows that name a file. */
export async function readFileUses(tx: Tx, id: number) {
  const of = { some: { fileId: id } };
  const [posts, programs, pages, popups, articles, seals, versions, drafts] = await Promise.all([
    tx.post.findMany({
      where: { OR: [{ thumbnailId: id }, { attachments: of }, { figures: of }] },
      select: {
        ...ofPost,
        thumbnailId: true,
        attachments: { where: { fileId: id }, select: { fileId: true } },
        figures: { where: { fileId: id }, select: { fileId: true } },
      },
    }),
    tx.program.findMany({
      where: {
        OR: [
          { thumbnailId: id },
          { speakers: { some: { portraitId: id } } },
          { sessions: of },
          { files: of },
          { figures: of },
        ],
      },
      select: {
        ...ofProgram,
        thumbnailId: true,
        speakers: { where: { portraitId: id }, select: { id: true } },
        sessions: { where: { fileId: id }, select: { id: true } },
        files: { where: { fileId: id }, select: { fileId: true } },
        figures: { where: { fileId: id }, select: { fileId: true } },
      },
    }),
    tx.pageVersion.findMany({
      where: { OR: [{ figures: of }, { people: { some: { portraitId: id } } }] },
      orderBy: { number: "desc" },
      select: { ...titles, key: true, figures: { where: { fileId: id }, select: { fileId: true } } },
    }),
    tx.popup.findMany({ where: { OR: [{ imageId: id }, { imageEnId: id }] }, select: titles }),
    tx.article.findMany({ where: { OR: [{ fileId: id }, { formerFiles: of }] }, select: titles }),
    tx.setting.count({ where: { sealId: id } }),
    tx.savedVersion.findMany({
      where: { files: of },
      distinct: ["postId", "programId", "popupId", "articleId"],
      select: {
        post: { select: ofPost },
        program: { select: ofProgram },
        popup: { select: titles },
        article: { select: titles },
      },
    }),
    draftsNaming(tx, id),
  ]);
  return { posts, programs, pages, popups, articles, seals, versions, drafts };
}

const draftsNaming = (tx: Tx, id: number) =>
  tx.$queryRaw<
    { id: number; board: BoardName | null; kind: ProgramKindName | null; key: PageKeyName | null }[]
  >`
    SELECT d.id, d.board::text AS board, d.program_kind::text AS kind, d.page_key::text AS key
    FROM drafts d, files f WHERE f.id = ${id} AND d.submission_type IS NULL AND ${namedInDraft}`;
