// The process that scrubs one document and ends. `scrub` in scrub.ts starts it.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import type { ForScrubProcess } from "./scrub.ts";
import { scrubHwp } from "./scrub-hwp.ts";
import { scrubPdf } from "./scrub-pdf.ts";
import { scrubZip } from "./scrub-zip.ts";

async function scrubDocument({ from, to, ending, names }: ForScrubProcess): Promise<void> {
  if (ending === "pdf") return await writeFile(to, await scrubPdf(await readFile(from)));
  if (["docx", "xlsx", "pptx", "hwpx"].includes(ending)) return await scrubZip(from, to, names);
  if (ending === "hwp") return await writeFile(to, await scrubHwp(await readFile(from), names));
  // A bitmap was made anew when it was uploaded.
  await copyFile(from, to);
}

await answerParent<ForScrubProcess, boolean>(async (asked) => {
  return await scrubDocument(asked).then(
    () => true,
    () => false,
  );
});
