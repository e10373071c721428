// Pictures of a PDF that are in it as a camera or a program wrote them (JPEG, JPEG 2000), without what was
// written into them beside the picture.
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { scrubPicture } from "./scrub-picture.ts";

const FILTER = PDFName.of("Filter");
const PARAMETERS = PDFName.of("DecodeParms");
const OF_PICTURES: ReadonlySet<string> = new Set(["/DCTDecode", "/JPXDecode"]);

/** One value, or several in their order, as PDF writes a filter and its parameters. */
const listOf = (context: PDFContext, value: PDFObject | undefined): readonly (PDFObject | undefined)[] => {
  const found = context.lookup(value);
  if (found === undefined) return [];
  return found instanceof PDFArray ? found.asArray().map((one) => context.lookup(one)) : [found];
};

/** The bytes as the last of its filters gets them: others may be before it, such as a second packing. */
function unpacked(context: PDFContext, { dict, contents }: PDFRawStream, filters: readonly PDFObject[]) {
  if (filters.length === 0) return Buffer.from(contents);
  const outer = PDFDict.withContext(context);
  outer.set(FILTER, context.obj([...filters]));
  const parameters = listOf(context, dict.get(PARAMETERS)).slice(0, filters.length);
  if (parameters.length > 0) outer.set(PARAMETERS, context.obj(parameters.map((one) => one ?? null)));
  return Buffer.from(decodePDFRawStream(PDFRawStream.of(outer, contents)).decode());
}

/** @throws for one that cannot be unpacked: it is not passed on */
export async function scrubPdfPictures(context: PDFContext): Promise<void> {
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const filters = listOf(context, object.dict.get(FILTER)).flatMap((one) => one ?? []);
    const last = filters.at(-1);
    if (last === undefined || !OF_PICTURES.has(String(last))) continue;
    const picture = unpacked(context, object, filters.slice(0, -1));
    const clean = await scrubPicture(picture);
    if (clean === null || (filters.length === 1 && clean.length === object.contents.length)) continue;
    const ofLast = listOf(context, object.dict.get(PARAMETERS))[filters.length - 1];
    object.dict.set(FILTER, last);
    if (ofLast instanceof PDFDict) object.dict.set(PARAMETERS, ofLast);
    else object.dict.delete(PARAMETERS);
    object.dict.set(PDFName.of("Length"), context.obj(clean.length));
    context.assign(reference, PDFRawStream.of(object.dict, clean));
  }
}
