// Work on images, one at a time, in a process of its own: decoding takes up to 400 MB and a whole processor, and the images come from
// outside. The process starts with the first image and ends when there is nothing more to do.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { HttpError } from "#gateway/http/errors.ts";
import type { RequestCode } from "#schema/validation/codes.ts";
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

const PROGRAM = fileURLToPath(new URL("./image-process.ts", import.meta.url));
/** No secret of ours is in its environment. With fewer memory arenas it gives more memory back. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
/** The slowest image we take needs a tenth of this on a quiet machine. */
const JOB_MILLISECONDS = 90_000;
const IDLE_MILLISECONDS = 5_000;

const oneAtATime = pLimit(1);
let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * The image in its sizes, smallest first, each in AVIF and WebP.
 * @throws HttpError FILE_TYPE_REFUSED, IMAGE_TOO_LARGE or FILE_DAMAGED; what `keep` throws
 */
export async function encodeVariants(
  path: string,
  keep: (variant: EncodedVariant) => Promise<void>,
): Promise<void> {
  let kept = Promise.resolve();
  await run({ task: "variants", path }, (variant) => {
    kept = kept.then(() => keep(variant));
    // It is awaited below. Until then a rejection must not count as unhandled.
    kept.catch(() => undefined);
  });
  await kept;
}

/**
 * Writes an attached bitmap to a file, in its own format and size, without what a camera writes into it.
 * @throws HttpError IMAGE_TOO_LARGE or FILE_DAMAGED; what the disk says
 */
export async function cleanBitmap(path: string, ending: BitmapEnding, to: string): Promise<CleanBitmap> {
  const said = await run({ task: "bitmap", path, ending, to }, () => undefined);
  if (!("bitmap" in said)) throw new Error("The image process answered another question");
  return said.bitmap;
}

/** Writes what messengers show of a page with this image (SHARE_SIZE), as a JPEG: not all of them take WebP. */
export async function makeSharePicture(path: string, to: string): Promise<CleanBitmap> {
  const said = await run({ task: "share", path, to }, () => undefined);
  if (!("bitmap" in said)) throw new Error("The image process answered another question");
  return said.bitmap;
}

function run(job: ImageJob, onVariant: (variant: EncodedVariant) => void): Promise<FromImageProcess> {
  return oneAtATime(async () => {
    clearTimeout(idle);
    const said = await ask(start(), job, onVariant);
    idle = setTimeout(end, IDLE_MILLISECONDS).unref();
    if ("refused" in said) throw new HttpError(said.refused);
    if ("failed" in said) throw Object.assign(new Error(said.failed), { code: said.code });
    return said;
  });
}

/** The process; it never keeps ours from ending. */
function start(): ChildProcess {
  if (child) return child;
  const started = fork(PROGRAM, [], {
    execArgv: [],
    env: ENVIRONMENT,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  started.unref();
  started.channel?.unref();
  const forget = () => {
    if (child === started) child = null;
  };
  started.once("exit", forget).once("error", forget);
  child = started;
  return started;
}

/** Forgets the process before it ends, so that the next job does not meet it. */
function end(): void {
  const ended = child;
  child = null;
  ended?.kill("SIGKILL");
}

/** One job. An image that ends the process, or takes too long, is a damaged one. */
function ask(
  process: ChildProcess,
  job: ImageJob,
  onVariant: (variant: EncodedVariant) => void,
): Promise<FromImageProcess> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => process.kill("SIGKILL"), JOB_MILLISECONDS);
    const hear = (said: FromImageProcess) => {
      if ("variant" in said) onVariant(said.variant);
      else settle(() => resolve(said));
    };
    const gone = () => settle(() => resolve({ refused: "FILE_DAMAGED" }));
    const fail = (error: Error) => settle(() => reject(error));
    const settle = (how: () => void) => {
      clearTimeout(late);
      process.off("message", hear).off("exit", gone).off("error", fail);
      how();
    };
    process.on("message", hear).on("exit", gone).on("error", fail);
    process.send(job, (error) => error && fail(error));
  });
}
