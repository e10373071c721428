// The files of a post of a former website: those in its text, those that are attached to it, and those that its text links to.
import { basename } from "node:path/posix";
import { type BoardName, filesMaxOf } from "#schema/validation/site/posts.ts";
import { type FormerFile, type FormerPost, isPictureName } from "./former-site.ts";
import { type FileImporting, type ImportedFile, importFile } from "./import-file.ts";

/** A picture that is in a text. */
export interface TextPicture {
  /** In the folder, or the key of bytes that the text itself holds. */
  readonly path: string;
  readonly name: string;
  readonly bytes?: Uint8Array;
}

interface AttachedFile {
  readonly file: ImportedFile;
  readonly isPicture: boolean;
}
export interface FileAddress {
  readonly file: ImportedFile;
  readonly addresses: readonly string[];
}

interface PostFiles {
  /** By path; null: it is missing or refused. */
  readonly inText: ReadonlyMap<string, ImportedFile | null>;
  /** Pictures above the text. */
  readonly above: readonly ImportedFile[];
  readonly attached: readonly AttachedFile[];
  /** Where each was read. */
  readonly addresses: readonly FileAddress[];
}

/** A picture by itself: small copies of it, as WordPress makes them, are the same. */
export const stemOf = (path: string): string => path.replace(/(?:-\d+x\d+|-scaled)?\.\w+$/, "");

/** Files that the text links to and nothing else of the post holds. */
function linkedFiles(
  links: readonly string[],
  { base, files }: FormerPost,
  pictures: readonly TextPicture[],
  { local }: FileImporting,
): FormerFile[] {
  const known = new Set([...files, ...pictures].map(({ path }) => stemOf(path)));
  return links.flatMap((address) => {
    const path = local.pathOf(address, base);
    if (path === null || !/\.\w{2,5}$/.test(path) || known.has(stemOf(path))) return [];
    known.add(stemOf(path));
    return [{ path, name: basename(path), addresses: [local.addressOf(path)] }];
  });
}

export async function importPostFiles(
  old: FormerPost,
  {
    board,
    pictures,
    links,
  }: { board: BoardName; pictures: readonly TextPicture[]; links: readonly string[] },
  importing: FileImporting,
): Promise<PostFiles> {
  const inText = new Map<string, ImportedFile | null>();
  const addresses: FileAddress[] = [];
  for (const { path, name, bytes } of pictures) {
    if (inText.has(path)) continue;
    const file = await importFile({ path, name, kind: "image", ...(bytes && { bytes }) }, importing);
    inText.set(path, file);
    if (file && !bytes) addresses.push({ file, addresses: [importing.local.addressOf(path)] });
  }
  const above: ImportedFile[] = [];
  const attached: AttachedFile[] = [];
  for (const one of [...old.files, ...linkedFiles(links, old, pictures, importing)]) {
    const { path, name } = one;
    const shown = inText.get(path);
    // The text shows it, or its absence is reported already.
    if (shown === null || (shown && board !== "GALLERY")) {
      if (shown) addresses.push({ file: shown, addresses: one.addresses });
      continue;
    }
    const isPicture = isPictureName(name) || isPictureName(path);
    const isFull = attached.length >= filesMaxOf(board);
    if (!isPicture && isFull) {
      importing.report.leave("files that are refused", { kind: "file", id: path, name }, "TOO_MANY_FILES");
      continue;
    }
    const kind = isPicture ? "image" : "attachment";
    const file = shown ?? (await importFile({ path, name, kind }, importing));
    if (!file) continue;
    addresses.push({ file, addresses: one.addresses });
    // Old boards show the pictures that are attached to a post above its text.
    if (isPicture && (board !== "GALLERY" || isFull)) above.push(file);
    else attached.push({ file, isPicture });
  }
  return { inText, above, attached, addresses };
}
