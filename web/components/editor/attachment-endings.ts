import { PAGE_ATTACHMENT_ENDINGS } from "#schema/validation/core/files.ts";

/** What a chooser of attachments offers. */
export const ATTACHMENT_ENDINGS = [...PAGE_ATTACHMENT_ENDINGS, "jpeg"].map((ending) => `.${ending}`).join();
