// The fields of a post's form in the order of the screen, with their names. Paths are those of the server's input.
import type { MessageId } from "#web/i18n/message-ids.ts";

export const POST_LABELS = {
  "ko.title": "editor.field.koTitle",
  "ko.content": "editor.field.koContent",
  "en.title": "editor.field.enTitle",
  "en.content": "editor.field.enContent",
  files: "editor.field.files",
  publishedAt: "editor.field.publishedAt",
  tagId: "editor.field.tag",
  thumbnailId: "editor.field.thumbnail",
  pinnedUntil: "editor.field.pinnedUntil",
} as const satisfies Readonly<Record<string, MessageId>>;
