// A PDF without what identifies its author, or that of a figure in it. Only what its catalogue leads to is
// stored: an earlier revision, and its properties, stay in the file otherwise. The text of its pages is the
// author's to clean.
import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { DocumentRefused } from "./document-refused.ts";
import { type HiddenNames, hiddenNames, hideAccounts } from "./hide-names.ts";
import { scrubPdfPictures } from "./scrub-pdf-pictures.ts";

const named = (...names: readonly string[]) => names.map((name) => PDFName.of(name));

/**
 * Properties, what programs keep for themselves, where a figure came from, files inside the file, and forms of another program.
 */
const TELLING = named(
  "Metadata",
  "PieceInfo",
  "AF",
  "PTEX.InfoDict",
  "PTEX.FileName",
  "EmbeddedFiles",
  "EF",
  "XFA",
);
/** Who, for whom, and with what: of the document, of a figure from another one, of a layer. */
const PROPERTIES = named("Author", "Creator", "Producer", "Company", "Manager", "SourceModified");
/** What such a dictionary says besides; elsewhere they are of the text. */
const OF_PROPERTIES = named("Title", "Subject", "Keywords", "Comments", "CreationDate", "ModDate");
/** Who wrote a note in the margin. */
const NOTE_AUTHOR = named("T");
/** What a note says, which may begin with a name. */
const NOTE_TEXTS = named("Contents", "RC", "Subj");
/** Who signed. */
const SIGNER = named("Name", "ContactInfo", "Location", "Reason");
const FILE_NAMES = named("F", "UF", "Desc");
/**
 * What is said beside the text of a page: bookmarks, descriptions of pictures, which may be their file's
 * path, values of forms, addresses of links.
 */
const BESIDE_TEXT = named("Title", "Alt", "ActualText", "E", "TU", "V", "DV", "URI");

const dictOf = (object: PDFObject | undefined): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null;
const says = (dict: PDFDict, key: string): string => String(dict.get(PDFName.of(key)));
const textOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;

/** Every object that something leads to, from the references on. */
function reached(
  context: PDFContext,
  begin: PDFObject,
): { readonly tags: ReadonlySet<string>; readonly dicts: readonly PDFDict[] } {
  const tags = new Set<string>();
  const dicts: PDFDict[] = [];
  const open: PDFObject[] = [begin];
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (tags.has(object.tag)) continue;
      tags.add(object.tag);
      const target = context.lookup(object);
      if (target) open.push(target);
    } else if (object instanceof PDFArray) {
      // One by one: an array may hold more than a call takes arguments.
      for (const one of object.asArray()) open.push(one);
    } else {
      const dict = dictOf(object);
      if (dict === null) continue;
      dicts.push(dict);
      for (const value of dict.values()) open.push(value);
    }
  }
  return { tags, dicts };
}

const isNote = (dict: PDFDict): boolean =>
  says(dict, "Type") === "/Annot" || (dict.has(PDFName.of("Rect")) && dict.has(PDFName.of("Subtype")));

function cleanDict(dict: PDFDict, names: HiddenNames): void {
  for (const key of TELLING) dict.delete(key);
  const isOfProperties = PROPERTIES.some((key) => dict.has(key));
  for (const key of isOfProperties ? [...PROPERTIES, ...OF_PROPERTIES] : []) dict.delete(key);
  if (says(dict, "Type") === "/Sig") for (const key of SIGNER) dict.delete(key);
  hideTexts(dict, BESIDE_TEXT, names);
  if (says(dict, "Type") === "/Filespec" || says(dict, "S") === "/Launch") hideTexts(dict, FILE_NAMES, names);
  if (!isNote(dict)) return;
  for (const key of NOTE_AUTHOR) dict.delete(key);
  hideTexts(dict, NOTE_TEXTS, names);
}

function hideTexts(dict: PDFDict, keys: readonly PDFName[], names: HiddenNames): void {
  for (const key of keys) {
    const text = textOf(dict.lookup(key));
    if (text === null) continue;
    const hidden = hideAccounts(names.hide(text));
    if (hidden !== text) dict.set(key, PDFHexString.fromText(hidden));
  }
}

/** Who is named as the author of the document, of a figure, or of a note. */
function namesInInfo(dicts: readonly PDFDict[]): readonly string[] {
  return dicts.flatMap((dict) =>
    [...PROPERTIES.slice(0, 1), ...(isNote(dict) ? NOTE_AUTHOR : [])].flatMap(
      (key) => textOf(dict.lookup(key)) ?? [],
    ),
  );
}

/** @throws DocumentRefused for an encrypted one, also where only its owner has a password; others for a damaged one */
export async function scrubPdf(bytes: Uint8Array, known: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  }).catch((error: unknown) => {
    throw error instanceof EncryptedPDFError ? new DocumentRefused("ENCRYPTED") : error;
  });
  const { context, catalog } = document;
  const info = context.trailerInfo.Info;
  const root = context.trailerInfo.Root ?? catalog;
  const inText = [root, ...(info ? [info] : [])].flatMap((begin) =>
    namesInInfo(reached(context, begin).dicts),
  );
  const names = hiddenNames([...known, ...inText]);
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  for (const dict of reached(context, root).dicts) cleanDict(dict, names);
  // What nothing leads to any more.
  const { tags } = reached(context, root);
  for (const [reference] of context.enumerateIndirectObjects())
    if (!tags.has(reference.tag)) context.delete(reference);
  await scrubPdfPictures(context);
  return await document.save({
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
