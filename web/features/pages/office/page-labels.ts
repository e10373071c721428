// What the fields of a page's form are called, and where they stand. Paths are those of the server's input: "en.title", "entries.3.day".
import type { FieldName } from "#web/components/forms/field-paths.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** In the order of the screen. The text of a page with items is an introduction to them. */
export const PAGE_LABELS = {
  "ko.title": "editor.field.koTitle",
  "ko.content": "editor.field.koContent",
  "ko.introduction": "page-editing.field.koIntroduction",
  "en.title": "editor.field.enTitle",
  "en.content": "editor.field.enContent",
  "en.introduction": "page-editing.field.enIntroduction",
  entries: "page-editing.entries.title",
  people: "page-editing.people.title",
  effectiveAt: "page-editing.field.effectiveOn",
  noteKo: "page-editing.field.noteKo",
  noteEn: "page-editing.field.noteEn",
} as const satisfies Readonly<Record<string, MessageId>>;

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
  portraitId: "page-editing.field.portrait",
} as const satisfies Readonly<Record<string, MessageId>>;

interface ListLabels {
  readonly row: MessageId;
  readonly fields: ReadonlyMap<string, MessageId>;
}

const plain: ReadonlyMap<string, MessageId> = new Map(Object.entries(PAGE_LABELS));
const lists: ReadonlyMap<string, ListLabels> = new Map([
  ["entries", { row: "page-editing.entries.row", fields: new Map(Object.entries(ENTRY_LABELS)) }],
  ["people", { row: "page-editing.people.row", fields: new Map(Object.entries(PERSON_LABELS)) }],
]);

/** The name of a field, in a list with its row; undefined for a path that is none of the form's. */
export function labelOf(path: string): FieldName | undefined {
  const [list = "", index = "", field = ""] = path.split(".");
  const found = lists.get(list);
  const label = (found && index !== "" ? found.fields.get(field) : undefined) ?? plain.get(path);
  if (!label) return undefined;
  return found && index !== "" ? { label, row: { label: found.row, number: Number(index) + 1 } } : { label };
}

/** The higher on the screen, the smaller. */
export function placeOf(path: string): number {
  const [list = "", index = "", field = ""] = path.split(".");
  const names = [...plain.keys()];
  const own = lists.get(list);
  const place = names.indexOf(own ? list : path);
  if (place === -1) return names.length;
  if (!own || index === "") return place;
  // Rows and fields fit between this name and the next.
  return place + (1 + Number(index) + ([...own.fields.keys()].indexOf(field) + 1) / 100) / 100_000;
}
