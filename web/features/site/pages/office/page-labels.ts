// Says what the fields of a page's form are called, in the order of the screen.
import { rowLabels } from "#web/components/forms/field-paths.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const ENTRY_LABELS = {
  year: "page-editing.field.year",
  month: "page-editing.field.month",
  day: "page-editing.field.day",
  titleKo: "page-editing.field.titleKo",
  titleEn: "page-editing.field.titleEn",
  bodyKo: "page-editing.field.bodyKo",
  bodyEn: "page-editing.field.bodyEn",
} as const satisfies Readonly<Record<string, MessageId>>;

export const PERSON_LABELS = {
  nameKo: "page-editing.field.nameKo",
  nameEn: "page-editing.field.nameEn",
  roleKo: "page-editing.field.roleKo",
  roleEn: "page-editing.field.roleEn",
  affiliationKo: "page-editing.field.affiliationKo",
  affiliationEn: "page-editing.field.affiliationEn",
  termFrom: "page-editing.field.termFrom",
  termTo: "page-editing.field.termTo",
  portrait: "page-editing.field.portrait",
} as const satisfies Readonly<Record<string, MessageId>>;

const AFTER_THE_TEXTS = {
  entries: "page-editing.entries.title",
  ...rowLabels("entries", "page-editing.entries.row", ENTRY_LABELS),
  people: "page-editing.people.title",
  ...rowLabels("people", "page-editing.people.row", PERSON_LABELS),
  effectiveAt: "page-editing.field.effectiveOn",
  noteKo: "page-editing.field.noteKo",
  noteEn: "page-editing.field.noteEn",
  answers: "translation.answers",
} as const;

/** Of a page that is a text. */
export const TEXT_PAGE_LABELS = {
  "ko.title": "editor.field.koTitle",
  "ko.content": "editor.field.koContent",
  "en.title": "editor.field.enTitle",
  "en.content": "editor.field.enContent",
  ...AFTER_THE_TEXTS,
} as const;

/** Of a page with items: its text is an introduction to them. */
export const ITEM_PAGE_LABELS = {
  ...TEXT_PAGE_LABELS,
  "ko.content": "page-editing.field.koIntroduction",
  "en.content": "page-editing.field.enIntroduction",
} as const;
