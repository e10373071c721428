// A post of a former website as the office would write it: its text as our document, its pictures and files in their places.
import { basename } from "node:path/posix";
import type { RichTextBlock, RichTextMark } from "#schema/validation/core/document.ts";
import { isSafeHref } from "#schema/validation/core/href.ts";
import { CAPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { BoardName, PostInput } from "#schema/validation/site/posts.ts";
import { cutText } from "./cut-text.ts";
import { dataPicture } from "./data-picture.ts";
import type { FormerPost, Readers } from "./former-site.ts";
import { htmlBlocks } from "./html-blocks.ts";
import type { FileImporting } from "./import-file.ts";
import { figureOf, placeFigures } from "./place-figures.ts";
import { type FileAddress, importPostFiles, type TextPicture } from "./post-files.ts";
import { plainText, plainTitle, toHtml } from "./text-html.ts";

export interface DraftedPost {
  readonly input: PostInput;
  /** Addresses of files that were handed out, with what they are now. */
  readonly files: readonly FileAddress[];
}

/** Where a post goes, and for whom it is. */
export interface PostPlace {
  readonly board: BoardName;
  readonly readers: Readers;
  readonly publishedAt: Date;
}

/** UTF-16 units of a title that the beginning of the text makes. */
const MADE_TITLE_MAX = 60;
const ENGLISH_HANGUL_MAX = 0.05;

/** An old site has both languages on one board: a text with hardly any Korean is English. */
function isEnglish(title: string, html: string): boolean {
  const text = `${title} ${plainText(html)}`;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  return latin > 0 && count(/\p{Script=Hangul}/gu) < ENGLISH_HANGUL_MAX * latin;
}

function paragraph(text: string, marks: readonly RichTextMark[] = []): RichTextBlock {
  return {
    type: "paragraph",
    content: [{ type: "text", text, ...(marks.length > 0 && { marks: [...marks] }) }],
  };
}

/** Addresses in fields of their own come below the text, as links. */
function linkParagraph(written: string): RichTextBlock {
  const href = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `http://${written}`;
  return paragraph(written, isSafeHref(href) ? [{ type: "link", attrs: { href } }] : []);
}

export async function draftPost(
  old: FormerPost,
  { board, readers, publishedAt }: PostPlace,
  importing: FileImporting,
): Promise<DraftedPost> {
  const { local, report } = importing;
  const html = toHtml(old.text, old.format);
  const names = old.files.map(({ name }) => name);
  const said = plainTitle(old.title);
  if (said === "") report.count("titles made of the text", old.id);
  const title = cutText(
    said || cutText(plainText(html) || (names[0] ?? ""), MADE_TITLE_MAX),
    TITLE_MAX_LENGTH,
  );
  const pictures: TextPicture[] = [];
  const links: string[] = [];
  const blocks = htmlBlocks(
    html,
    old.base,
    (address, alt) => {
      const inside = dataPicture(address, pictures.length);
      const path = inside?.path ?? local.pathOf(address, old.base);
      if (path === null) {
        report.leave("pictures that are elsewhere", {
          kind: "file",
          id: old.id,
          name: cutText(address, 100),
        });
        return null;
      }
      pictures.push(inside ?? { path, name: basename(path) });
      const placed = { id: 0, key: path, name: basename(path), width: 1, height: 1 };
      return figureOf(placed, cutText(alt || title, CAPTION_MAX_LENGTH));
    },
    (address) => links.push(address),
  );
  const files = await importPostFiles(old, { board, pictures, links }, importing);
  const alt = cutText(title, CAPTION_MAX_LENGTH);
  const content = [
    ...files.above.map((file) => figureOf(file, alt)),
    ...placeFigures(blocks, files.inText),
    ...old.links.map(linkParagraph),
  ];
  const isShownByPictures = board === "GALLERY" && files.attached.length > 0;
  // A post of only a file or a picture says what it holds, or what it held.
  if (content.length === 0 && !isShownByPictures) {
    content.push(...[...names, ...pictures.map(({ name }) => name)].map((name) => paragraph(name)));
  }
  if (content.length === 0) content.push({ type: "paragraph" });
  const language = isEnglish(title, html) ? "en" : "ko";
  const describe = (isPicture: boolean) =>
    isPicture && board === "GALLERY" ? { [language === "ko" ? "altKo" : "altEn"]: alt } : {};
  const { audience, grades, isListed } = readers;
  return {
    input: {
      board,
      publishedAt: publishedAt.toISOString(),
      pinned: old.isPinned,
      audience: audience === "OFFICE" ? "MEMBERS" : audience,
      readerGrades: [...grades],
      isListed,
      [language]: { title, content: { type: "doc" as const, content } },
      // While nothing is written there are no ids; the check of a post wants different ones.
      files: files.attached.map(({ file, isPicture }, at) => ({
        fileId: importing.isWritten ? file.id : at + 1,
        ...describe(isPicture),
      })),
    },
    files: files.addresses,
  };
}
