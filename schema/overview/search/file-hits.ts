// Files as they are shown among what was found: by name, with what carries them and the words around the hit.
import { db } from "#prisma/client.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { fileTitle, type NamedFile } from "#schema/core/files/file-name.ts";
import { type LocalizedText, lineIn } from "#schema/core/shared/localized.ts";
import { publishedArticles } from "#schema/policies/journal/journal.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { postsFor } from "#schema/policies/site/post-readers.ts";
import { articleAddress, postAddress, programAddress } from "#schema/validation/site-paths.ts";
import { findParts } from "./find-files.ts";
import { highlight, makeSnippet } from "./highlight.ts";
import { type Carrier, type HitContext, type HitReader, inOrder } from "./hit.ts";

const titles = { id: true, titleKo: true, titleEn: true } as const;

const HANGUL = /\p{Script=Hangul}/u;

export const readFiles: HitReader = async (ids, search) => {
  const post = postsFor(search.reader, search.now);
  const program = visiblePrograms(search.now);
  const ofProgram = { program: { select: { ...titles, kind: true } } } as const;
  const rows = await db.file.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      key: true,
      name: true,
      nameKo: true,
      nameEn: true,
      attachedTo: {
        where: { post },
        select: { post: { select: { ...titles, board: true, publishedAt: true, audience: true } } },
        orderBy: { post: { publishedAt: "desc" } },
        take: 1,
      },
      programFiles: { where: { program }, select: ofProgram, take: 1 },
      programHandouts: { where: { program }, select: ofProgram, take: 1 },
      articles: { where: publishedArticles(search.now), select: titles, take: 1 },
    },
  });
  const parts = new Map((await findParts(ids, search.terms)).map((part) => [part.fileId, part]));
  return inOrder(ids, rows).flatMap((file) => {
    const carrier =
      file.attachedTo.map(({ post }) => carrierOf(post, postAddress(post.board, post.id), search))[0] ??
      [...file.programFiles, ...file.programHandouts].map(({ program }) =>
        carrierOf(program, programAddress(program.kind, program.id), search),
      )[0] ??
      file.articles.map((article) => carrierOf(article, articleAddress(article.id), search))[0];
    // Taken away between the two statements.
    if (!carrier) return [];
    const called = fileTitle(file, search.language);
    const title = titleOf(file, called, carrier);
    const post = file.attachedTo[0]?.post ?? null;
    const isForMembers = post !== null && post.audience !== "EVERYONE";
    const { text = "", page = null } = parts.get(file.id) ?? {};
    return {
      id: `FILE:${file.id}`,
      type: "FILE",
      path: carrier.path,
      title: highlight(title, search.terms),
      snippet: makeSnippet([{ text, language: HANGUL.test(text) ? "KO" : "EN" }], search.terms),
      date: post?.publishedAt ?? null,
      board: post?.board ?? null,
      isForMembers,
      file: {
        url: fileUrl({ key: file.key, name: called.text }) + (isForMembers ? passOf(post.id, search) : ""),
        page,
        carrier,
      },
    };
  });
};

/** The PDF of an article is called by it: its own name is seldom more than a number. A name that somebody gave it is stored. */
function titleOf(
  { articles, nameKo, nameEn }: NamedFile & { readonly articles: readonly unknown[] },
  called: LocalizedText,
  { title }: Carrier,
): LocalizedText {
  if (articles.length === 0 || nameKo !== null || nameEn !== null) return called;
  return { ...title, text: `${title.text}.pdf` };
}

/** What opens the files of a post for members (docs/site.md#posts-for-members). */
function passOf(postId: number, { reader: { viewer }, passes, now }: HitContext): string {
  return viewer === null ? "" : `?t=${passes.issueForPost(viewer.sessionId, postId, now)}`;
}

function carrierOf(
  { titleKo, titleEn }: { readonly titleKo: string | null; readonly titleEn: string | null },
  path: string,
  { language }: HitContext,
): Carrier {
  return { path, title: lineIn(titleKo, titleEn, language) ?? { text: "", language } };
}
