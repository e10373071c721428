// A post of a former website as the office would write it: its text as our document, its pictures and files in their places.
import type { RichTextBlock } from "#schema/validation/document.ts";
import { CAPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { type BoardName, filesMaxOf, type PostInput } from "#schema/validation/posts.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { isPictureName, type OldPost } from "./old-site.ts";
import { type FileTaking, type TakenFile, takeFile } from "./take-file.ts";
import { plainTitle, toHtml } from "./text-html.ts";

interface Wanted {
  readonly path: string;
  readonly alt: string;
}

type Figure = Extract<RichTextBlock, { type: "figure" }>;

const isFigure = (block: RichTextBlock): block is Figure => block.type === "figure";
const nameOf = (path: string): string => path.split("/").at(-1) ?? path;

/** As often as a text may say it; what is longer is cut. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…`;

/** The same blocks with the stored pictures in their places; those that could not be taken are left out, with what was around them alone. */
function placed(
  blocks: readonly RichTextBlock[],
  stored: ReadonlyMap<string, TakenFile | null>,
): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    if (isFigure(block)) {
      const file = stored.get(block.attrs.fileKey);
      return file ? [figureOf(file, block.attrs.alt)] : [];
    }
    if (block.type === "blockquote") {
      const content = placed(block.content, stored);
      return content.length === 0 ? [] : [{ ...block, content }];
    }
    if (block.type === "bulletList" || block.type === "orderedList") {
      const content = block.content
        .map((item) => ({ ...item, content: placed(item.content, stored) }))
        .filter((item) => item.content.length > 0);
      return content.length === 0 ? [] : [{ ...block, content }];
    }
    if (block.type === "table") {
      const content = block.content.map((row) => ({
        ...row,
        content: row.content.map((cell) => {
          const inside = placed(cell.content, stored);
          return { ...cell, content: inside.length > 0 ? inside : [{ type: "paragraph" as const }] };
        }),
      }));
      return [{ ...block, content }];
    }
    return [block];
  });
}

const figureOf = ({ key, name, width, height }: TakenFile, alt: string): Figure => ({
  type: "figure",
  attrs: { fileKey: key, fileName: name, alt, width: width ?? 1, height: height ?? 1 },
});

/** Addresses of files that were handed out, with what they are now. */
export interface DraftedPost {
  readonly input: PostInput;
  readonly files: readonly { readonly file: TakenFile; readonly addresses: readonly string[] }[];
}

/** Text that has no Korean is English: an old site keeps both on one board. */
const isEnglish = (title: string, html: string): boolean =>
  !/\p{Script=Hangul}/u.test(title + html) && /[a-z]/i.test(title);

export async function draftPost(old: OldPost, board: BoardName, taking: FileTaking): Promise<DraftedPost> {
  const title = cut(plainTitle(old.title), TITLE_MAX_LENGTH);
  const html = toHtml(old.text, old.format);
  const wanted: Wanted[] = [];
  const blocks = htmlBlocks(html, old.base, (address, alt) => {
    const path = taking.local.pathOf(address, old.base);
    if (path === null) {
      taking.report.count("pictures that are elsewhere", cut(address, 100));
      return null;
    }
    const said = cut(alt || title, CAPTION_MAX_LENGTH);
    wanted.push({ path, alt: said });
    return figureOf({ id: 0, key: path, name: nameOf(path), width: 1, height: 1 }, said);
  });
  const stored = new Map<string, TakenFile | null>();
  for (const { path } of wanted) {
    if (!stored.has(path))
      stored.set(path, await takeFile({ path, name: nameOf(path), kind: "image" }, taking));
  }
  const inGallery = board === "GALLERY";
  const shown: RichTextBlock[] = [];
  const attached: { file: TakenFile; addresses: readonly string[]; isPicture: boolean }[] = [];
  for (const { path, name, addresses } of old.files) {
    const isPicture = isPictureName(name);
    if (!isPicture && attached.length >= filesMaxOf(board)) {
      taking.report.count("files that are refused", `${path}: TOO_MANY_FILES`);
      continue;
    }
    const file = await takeFile({ path, name, kind: isPicture ? "image" : "attachment" }, taking);
    if (!file) continue;
    // Old boards show the pictures that hang on a post above its text.
    if (isPicture && (!inGallery || attached.length >= filesMaxOf(board)))
      shown.push(figureOf(file, cut(title, CAPTION_MAX_LENGTH)));
    else attached.push({ file, addresses, isPicture });
    stored.set(path, file);
  }
  const content = [...shown, ...placed(blocks, stored)];
  const text = {
    title,
    content: {
      type: "doc" as const,
      content: content.length > 0 ? content : [{ type: "paragraph" as const }],
    },
  };
  const language = isEnglish(title, html) ? "en" : "ko";
  const alt = (isPicture: boolean) =>
    isPicture && inGallery ? { [language === "ko" ? "altKo" : "altEn"]: cut(title, CAPTION_MAX_LENGTH) } : {};
  return {
    input: {
      board,
      publishedAt: old.at?.toISOString() ?? taking.author.now.toISOString(),
      [language]: text,
      // While nothing is written there are no ids; the check of a post wants different ones.
      files: attached.map(({ file, isPicture }, at) => ({
        fileId: taking.isWritten ? file.id : at + 1,
        ...alt(isPicture),
      })),
    },
    files: attached,
  };
}
