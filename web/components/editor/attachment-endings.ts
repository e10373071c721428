import { ATTACHMENT_TYPES } from "#schema/validation/core/files.ts";

/** What a chooser of attachments offers. */
export const ATTACHMENT_ENDINGS = [...Object.keys(ATTACHMENT_TYPES), "jpeg"]
  .map((ending) => `.${ending}`)
  .join();
