// What an upload declares before a byte of it is read: its kind and name in the address, its length in a header.
import type { IncomingMessage } from "node:http";
import { HttpError } from "#gateway/http/errors.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { refusesFile, UPLOAD_KINDS, type UploadKind } from "#schema/validation/core/files.ts";
import { z } from "#schema/validation/zod.ts";

export interface Announced {
  readonly kind: UploadKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const query = z.object({
  kind: z.enum(UPLOAD_KINDS, { error: "CHOICE_UNKNOWN" }),
  name: z.string({ error: "REQUIRED" }).min(1, { error: "REQUIRED" }).max(1_000, { error: "TOO_LONG" }),
});

/**
 * @param kind of a path that takes one kind alone
 * @throws HttpError for everything that can be refused by what is said about the file
 */
export function readAnnounced(request: IncomingMessage, kind?: UploadKind): Announced {
  const { headers } = request;
  const parameters = Object.fromEntries(new URL(request.url ?? "", "http://localhost").searchParams);
  const checked = check(query, { ...parameters, ...(kind === undefined ? {} : { kind }) });
  if (!checked.ok) throw new HttpError("VALIDATION", { fields: checked.fields });
  const isPlain = headers["content-type"] === "application/octet-stream" && !headers["content-encoding"];
  if (!isPlain) throw new HttpError("UNSUPPORTED_MEDIA_TYPE");
  if (headers["content-length"] === undefined) throw new HttpError("MALFORMED");
  const announced = { ...checked.value, size: Number(headers["content-length"]) };
  const refusal = refusesFile(announced.kind, announced.name, announced.size);
  if (refusal) throw new HttpError(refusal);
  return announced;
}
