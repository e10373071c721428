// Says how an upload is answered, no matter who sends it.
import type { IncomingMessage } from "node:http";
import type { Answer } from "#gateway/auth/routes.ts";
import { isStorageFull } from "#gateway/files/file-errors.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { whileConnected } from "#gateway/http/while-connected.ts";
import { fileUrl, variantUrl } from "#schema/core/files/file.ts";
import { shownVariants } from "#schema/core/files/stored-variants.ts";
import { closeUnread } from "./receive-body.ts";
import type { StoredUpload } from "./store-upload.ts";

/**
 * Stores an upload; its signal ends what is done with it once the sender has gone. The rest of a refused one is not read.
 * @throws HttpError STORAGE_FULL when the disk is full; what `take` throws
 */
export async function answerUpload(
  request: IncomingMessage,
  take: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await whileConnected(request, take);
  } catch (error) {
    closeUnread(request);
    throw isStorageFull(error) ? new HttpError("STORAGE_FULL") : error;
  }
}

/**
 * 201 with addresses as they stay.
 * @param pass opens them as `?t=<pass>` before they are public
 */
export function uploaded(stored: StoredUpload, pass: string): Answer {
  const { id, key, revision, name, mimeType, size, width, height } = stored;
  const variants = shownVariants(stored.variants).map((variant) => {
    return { ...variant, url: variantUrl({ ...variant, key, revision }) };
  });
  const body = {
    id,
    key,
    name,
    mime_type: mimeType,
    size,
    width,
    height,
    url: fileUrl(stored),
    variants,
    pass,
  };
  return { status: 201, body };
}
