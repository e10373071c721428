// A PDF without what tells who made it. Only what its catalogue leads to is kept: an earlier revision, and its properties, stay in the file
// otherwise.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";

/** Properties, what programs keep for themselves, and files inside the file. */
const TELLING = ["Metadata", "PieceInfo", "AF"].map((name) => PDFName.of(name));
/** Whoever wrote a note in the margin, or signed. */
const NAMED = ["T", "Name", "ContactInfo", "Location"].map((name) => PDFName.of(name));

const dictOf = (object: PDFObject | undefined): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null;

const isOf = (dict: PDFDict, type: string): boolean => String(dict.get(PDFName.of("Type"))) === type;

/** Every object that something leads to. */
function reached(context: PDFContext, begin: PDFObject): ReadonlySet<string> {
  const seen = new Set<string>();
  const open: PDFObject[] = [begin];
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (seen.has(object.tag)) continue;
      seen.add(object.tag);
      const target = context.lookup(object);
      if (target) open.push(target);
    } else if (object instanceof PDFArray) open.push(...object.asArray());
    else open.push(...(dictOf(object)?.values() ?? []));
  }
  return seen;
}

/** @throws for an encrypted or damaged one */
export async function scrubPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  const names = context.lookup(catalog.get(PDFName.of("Names")));
  dictOf(names)?.delete(PDFName.of("EmbeddedFiles"));
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = dictOf(object);
    for (const name of TELLING) dict?.delete(name);
    if (dict && isOf(dict, "/Sig")) for (const name of NAMED) dict.delete(name);
  }
  for (const page of document.getPages()) {
    for (const annotation of page.node.Annots()?.asArray() ?? [])
      dictOf(context.lookup(annotation))?.delete(PDFName.of("T"));
  }
  const kept = reached(context, context.trailerInfo.Root ?? catalog);
  for (const [reference] of context.enumerateIndirectObjects())
    if (!kept.has(reference.tag)) context.delete(reference);
  return await document.save({ updateFieldAppearances: false });
}
