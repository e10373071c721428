// A script of an examinee is stored without what identifies the person, because raters open it: a scan is
// scrubbed as a manuscript is, a recording loses its tags, and a picture is made again with the other
// bitmaps.
import { blankRecording, type RecordingEnding } from "#gateway/files/blank-recording.ts";
import { scrubTo } from "#gateway/files/scrub.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { FileStore, IncomingFile } from "#prisma/file-store.ts";
import { type AttachmentEnding, RECORDING_ENDINGS } from "#schema/validation/core/files.ts";

interface ReceivedScript {
  readonly file: IncomingFile;
  /** Its ending says what it is. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Ends what is done with it. */
  readonly signal?: AbortSignal;
}

const isRecording = (ending: AttachmentEnding): ending is RecordingEnding =>
  RECORDING_ENDINGS.some((one) => one === ending);

/** @throws HttpError FILE_DAMAGED for what cannot be read, also because of a password; FILE_TOO_LARGE; what the disk says */
export async function storeScript(
  store: FileStore,
  key: string,
  { file, name, size, signal }: ReceivedScript,
  ending: AttachmentEnding,
): Promise<{ readonly size: number }> {
  if (isRecording(ending)) {
    if (!(await blankRecording(file.path, ending))) throw new HttpError("FILE_DAMAGED");
    await file.keep(key);
    return { size };
  }
  const clean = await store.receive(0);
  try {
    const scrubbed = await scrubTo(file, clean, { name, names: [], ...(signal ? { signal } : {}) });
    if ("refused" in scrubbed)
      throw new HttpError(scrubbed.refused === "TOO_LARGE" ? "FILE_TOO_LARGE" : "FILE_DAMAGED");
    await clean.keep(key);
    return { size: scrubbed.size };
  } finally {
    await clean.discard();
  }
}
