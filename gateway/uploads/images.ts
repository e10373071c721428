// Work on images, one at a time, in a process of its own: decoding takes up to 400 MB and a whole processor,
// and the images come from outside.
import { HttpError } from "#gateway/http/errors.ts";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { BitmapEnding, CleanBitmap, EncodedVariant } from "./image-work.ts";

export type ImageJob =
  | { readonly task: "variants"; readonly path: string }
  | { readonly task: "bitmap"; readonly path: string; readonly ending: BitmapEnding; readonly to: string }
  | { readonly task: "share"; readonly path: string; readonly to: string };

export type FromImageProcess =
  | { readonly variant: EncodedVariant }
  | { readonly encoded: true }
  | { readonly bitmap: CleanBitmap }
  | { readonly refused: RequestCode }
  | { readonly failed: string; readonly code: string };

const PROGRAM = new URL("./image-process.ts", import.meta.url);
/** The slowest image we take needs a tenth of the time on a quiet machine, and half of the memory. */
const LIMITS: ProcessLimits = {
  heapMegabytes: 256,
  residentMegabytes: 900,
  processorSeconds: 60,
  seconds: 90,
};

/**
 * The image in its sizes, smallest first, each in AVIF and WebP.
 * @throws HttpError FILE_TYPE_REFUSED, IMAGE_TOO_LARGE or FILE_DAMAGED; what `keep` throws
 */
export async function encodeVariants(
  path: string,
  keep: (variant: EncodedVariant) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let written = Promise.resolve();
  const keepNext = (variant: EncodedVariant) => {
    written = written.then(() => keep(variant));
    // It is awaited below. Until then a rejection must not count as unhandled.
    written.catch(() => undefined);
  };
  await run({ task: "variants", path }, keepNext, signal);
  await written;
}

/**
 * Writes an attached bitmap to a file, in its own format and size, without what a camera writes into it.
 * @throws HttpError IMAGE_TOO_LARGE or FILE_DAMAGED; what the disk says
 */
export async function cleanBitmap(
  path: string,
  ending: BitmapEnding,
  to: string,
  signal?: AbortSignal,
): Promise<CleanBitmap> {
  const said = await run({ task: "bitmap", path, ending, to }, () => undefined, signal);
  if (!("bitmap" in said)) throw new Error("The image process answered another question");
  return said.bitmap;
}

/** Writes what messengers show of a page with this image (SHARE_SIZE), as a JPEG: not all of them take WebP. */
export async function makeSharePicture(path: string, to: string): Promise<CleanBitmap> {
  const said = await run({ task: "share", path, to }, () => undefined);
  if (!("bitmap" in said)) throw new Error("The image process answered another question");
  return said.bitmap;
}

/**
 * Starting a process takes 0.2 s of the processor, a photo in all its sizes half a second: the pictures of a gallery share one.
 */
const IDLE_MILLISECONDS = 5_000;

/** An image that ends the process, or takes too much, is a damaged one. */
async function run(
  job: ImageJob,
  onVariant: (variant: EncodedVariant) => void,
  signal?: AbortSignal,
): Promise<FromImageProcess> {
  const said = await runInProcess<FromImageProcess>(job, {
    program: PROGRAM,
    lane: "images",
    limits: LIMITS,
    waitsFor: IDLE_MILLISECONDS,
    signal,
    onSaid: (part) => {
      if ("variant" in part) onVariant(part.variant);
    },
  });
  if (said === null || "variant" in said) throw new HttpError("FILE_DAMAGED");
  if ("refused" in said) throw new HttpError(said.refused);
  if ("failed" in said) throw Object.assign(new Error(said.failed), { code: said.code });
  return said;
}
