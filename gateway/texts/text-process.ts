// Reads one uploaded document in a process and ends. `readText` in texts.ts starts it.
import { isSystemError } from "#gateway/files/file-errors.ts";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { readHwp } from "./hwp-text.ts";
import { readPdf } from "./pdf-text.ts";
import type { ForTextProcess, FromTextProcess } from "./texts.ts";
import { readZipped } from "./zip-text.ts";

await answerParent<ForTextProcess, FromTextProcess>(async ({ path, ending }) => {
  try {
    if (ending === "hwp") return await readHwp(path);
    return await (ending === "pdf" ? readPdf(path) : readZipped(path, ending));
  } catch (error) {
    return isSystemError(error) ? { fault: error.message } : { state: "DAMAGED" };
  }
});
