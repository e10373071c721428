// Who a PDF names as the author of itself, of a figure or of a note, also where the name is an object of its
// own or in hexadecimal digits.
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { isName } from "#gateway/files/hide-names.ts";

const KEYS = ["Author", "T"].map((key) => PDFName.of(key));

export async function authorsOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const names = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : null;
    return KEYS.flatMap((key) => {
      const said = dict?.lookup(key);
      return said instanceof PDFString || said instanceof PDFHexString ? [said.decodeText().trim()] : [];
    });
  });
  return [...new Set(names.filter(isName))];
}
