// The process that scrubs one document and ends. `scrubTo` in scrub.ts starts it.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";
import { DocumentRefused } from "./document-refused.ts";
import { isSystemError } from "./file-errors.ts";
import type { ForScrubProcess, FromScrubProcess } from "./scrub.ts";
import { scrubHwp } from "./scrub-hwp.ts";
import { scrubPdf } from "./scrub-pdf.ts";
import { scrubZip } from "./scrub-zip.ts";

const ZIPS: ReadonlySet<string> = new Set(["docx", "xlsx", "pptx", "hwpx"]);

async function scrubDocument({ from, to, ending, names }: ForScrubProcess): Promise<void> {
  // A bitmap was made again when it was uploaded.
  if (ending !== "pdf" && ending !== "hwp" && !ZIPS.has(ending)) return await copyFile(from, to);
  const bytes = await readFile(from);
  if (ending === "pdf") return await writeFile(to, await scrubPdf(bytes, names));
  if (ending === "hwp") return await writeFile(to, await scrubHwp(bytes, names));
  // With a password a docx is no zip but a compound file.
  if (bytes.subarray(0, COMPOUND_MAGIC.length).equals(COMPOUND_MAGIC)) throw new DocumentRefused("ENCRYPTED");
  return await scrubZip(from, to, names);
}

await answerParent<ForScrubProcess, FromScrubProcess>(async (asked) => {
  try {
    await scrubDocument(asked);
    return { refused: null };
  } catch (error) {
    if (isSystemError(error)) return { fault: error.message };
    return { refused: error instanceof DocumentRefused ? error.reason : "DAMAGED" };
  }
});
