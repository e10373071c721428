// Links by which something is read before it is published (decision 195).
import { z } from "#schema/validation/zod.ts";

/** What is sent to look at a link: a signature, a UUID and a moment are shorter. */
export const previewLink = z.string().max(100, { error: "TOO_LONG" });

/** What a link is revoked by. */
export const previewId = z.uuid({ error: "CHOICE_UNKNOWN" });

/** A link opens for so long. */
export const PREVIEW_DAYS = 7;
/** Links of one post, program or page that are valid at a time. */
export const PREVIEWS_MAX = 10;
