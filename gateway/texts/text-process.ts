// The process that reads one document of a stranger and ends. `readText` in texts.ts starts it.
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { readHwp } from "./hwp-text.ts";
import { readPdf } from "./pdf-text.ts";
import type { Reading } from "./reading.ts";
import type { ForTextProcess } from "./texts.ts";
import { readZipped } from "./zip-text.ts";

await answerParent<ForTextProcess, Reading>(async ({ path, ending }) => {
  try {
    if (ending === "hwp") return await readHwp(path);
    return await (ending === "pdf" ? readPdf(path) : readZipped(path, ending));
  } catch {
    return { state: "DAMAGED" };
  }
});
