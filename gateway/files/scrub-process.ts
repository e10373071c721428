// The process that scrubs one document and ends: with 0 where it is done. `scrub` in scrub.ts starts it.

import { once } from "node:events";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import process from "node:process";
import { scrubCompound } from "./scrub-compound.ts";
import { scrubPdf } from "./scrub-pdf.ts";
import { scrubZip } from "./scrub-zip.ts";

const [, , from = "", to = "", ending = ""] = process.argv;

async function scrubDocument(names: readonly string[]): Promise<void> {
  if (ending === "pdf") return await writeFile(to, await scrubPdf(await readFile(from)));
  if (["docx", "xlsx", "pptx", "hwpx"].includes(ending)) return await scrubZip(from, to);
  if (["hwp", "doc", "xls", "ppt"].includes(ending))
    return await writeFile(to, scrubCompound(await readFile(from), names));
  // A bitmap was made anew when it was uploaded.
  await copyFile(from, to);
}

setPriority(constants.priority.PRIORITY_LOW);
// The names of whoever must not be told come by message: everybody on the machine reads arguments.
const [names]: unknown[] = await once(process, "message");
await scrubDocument(Array.isArray(names) ? names.map(String) : []).then(
  () => process.exit(0),
  () => process.exit(1),
);
