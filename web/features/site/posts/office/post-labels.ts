// The fields of a post's form in the order of the screen, with their names.
import { rowLabels } from "#web/components/forms/field-paths.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const POST_LABELS = {
  "ko.title": "editor.field.koTitle",
  "ko.content": "editor.field.koContent",
  "en.title": "editor.field.enTitle",
  "en.content": "editor.field.enContent",
  files: "editor.field.files",
  picturesDecorative: "editor.pictures.decorative",
  ...rowLabels("files", "editor.files.row", {
    altKo: "editor.files.altKo",
    altEn: "editor.files.altEn",
    captionKo: "editor.files.captionKoShort",
    captionEn: "editor.files.captionEnShort",
  }),
  publish: "editor.publish.title",
  publishedAt: "editor.field.publishedAt",
  unpublishAt: "editor.field.unpublishAt",
  pinned: "editor.pin.pinned",
  pinnedUntil: "editor.field.pinnedUntil",
  audience: "editor.audience.title",
  readerGrades: "editor.audience.grades",
  isListed: "editor.audience.listed",
  tagId: "editor.field.tag",
  thumbnail: "editor.field.thumbnail",
  answers: "translation.answers",
  why: "versions.why",
} as const satisfies Readonly<Record<string, MessageId>>;
