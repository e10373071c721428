// The process that decodes images of strangers. It holds no secret, and its memory goes with it: whatever a hostile image does to it, the
// site lives on. images.ts starts it and gives it one job after another.
import process from "node:process";
import sharp from "sharp";
import { cleanBitmap, encodeVariants, ImageRefused, makeSharePicture } from "./image-work.ts";
import type { FromImageProcess, ImageJob } from "./images.ts";

sharp.cache(false);
sharp.concurrency(1);

const say = (message: FromImageProcess) => process.send?.(message);

async function work(job: ImageJob): Promise<FromImageProcess> {
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

process.on("message", async (job: ImageJob) => say(await work(job)));
process.on("disconnect", () => process.exit());
