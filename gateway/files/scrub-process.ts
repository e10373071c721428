// The process that scrubs one document and ends: with 0 where it is done. `scrub` in scrub.ts starts it.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import process from "node:process";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { scrubCompound } from "./scrub-compound.ts";
import { scrubZip } from "./scrub-zip.ts";

const [, , from = "", to = "", ending = ""] = process.argv;

/** @throws for an encrypted or damaged one */
async function scrubPdf(): Promise<void> {
  const document = await PDFDocument.load(await readFile(from), { updateMetadata: false });
  const { context, catalog } = document;
  if (context.trailerInfo.Info)
    context.delete(context.trailerInfo.Info as Parameters<typeof context.delete>[0]);
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  catalog.delete(PDFName.of("Metadata"));
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    const isMetadata =
      "dict" in object && String(Object(object).dict.get(PDFName.of("Type"))) === "/Metadata";
    if (isMetadata) context.delete(reference);
  }
  for (const page of document.getPages()) {
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      // Whoever wrote a note in the margin.
      const dict = context.lookup(annotation);
      if (dict && "delete" in dict) Object(dict).delete(PDFName.of("T"));
    }
    page.node.delete(PDFName.of("Metadata"));
  }
  await writeFile(to, await document.save({ updateFieldAppearances: false }));
}

async function scrubDocument(): Promise<void> {
  if (ending === "pdf") return await scrubPdf();
  if (["docx", "xlsx", "pptx", "hwpx"].includes(ending)) return await scrubZip(from, to);
  if (["hwp", "doc", "xls", "ppt"].includes(ending))
    return await writeFile(to, scrubCompound(await readFile(from)));
  // A bitmap was made anew when it was uploaded.
  await copyFile(from, to);
}

setPriority(constants.priority.PRIORITY_LOW);
await scrubDocument().then(
  () => process.exit(0),
  () => process.exit(1),
);
