// Decodes one uploaded image in a process. It has no secret, and its memory goes with it: whatever a hostile
// image does to it, the site lives on. images.ts starts it.
import sharp from "sharp";
import { answerParent } from "#gateway/processes/answer-parent.ts";
import { cleanBitmap, encodeVariants, ImageRefused, makeSharePicture } from "./image-work.ts";
import type { FromImageProcess, ImageJob } from "./images.ts";

sharp.cache(false);
sharp.concurrency(1);

async function work(job: ImageJob, say: (said: FromImageProcess) => void): Promise<FromImageProcess> {
  try {
    if (job.task === "bitmap") return { bitmap: await cleanBitmap(job.path, job.ending, job.to) };
    if (job.task === "share") return { bitmap: await makeSharePicture(job.path, job.to) };
    await encodeVariants(job.path, (variant) => say({ variant }));
    return { encoded: true };
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.code };
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { failed: error instanceof Error ? error.message : String(error), code };
  }
}

// The request waits for it.
await answerParent(work, { isInHurry: true });
