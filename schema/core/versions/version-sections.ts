// Defines what differs between two versions, field by field, readably: texts and lists line by line,
// everything else as it was and as it is.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";
import { compareLines, type LineChange } from "./compare-lines.ts";
import { changedFields, fieldsOf, filesIn, isFileField, type VersionContent } from "./content.ts";
import { documentLines, type Line } from "./lines.ts";

type Json = Prisma.JsonValue;

export interface VersionSection {
  /** By the name of the input: "ko.title". */
  readonly field: string;
  /** Of a text or a list; empty for anything else. */
  readonly lines: readonly LineChange[];
  /** Of what is neither text nor list. */
  readonly before: Json;
  readonly after: Json;
}

/** Names of files by their ids. */
type FileNames = ReadonlyMap<number, string>;

/** The fields that differ, each with what became of it. */
export async function compareVersions(
  before: VersionContent,
  after: VersionContent,
): Promise<VersionSection[]> {
  const names = await fileNames([before, after]);
  const [old, own] = [fieldsOf(before), fieldsOf(after)];
  const sections: VersionSection[] = [];
  for (const field of changedFields(before, after)) {
    const [was, is] = [old.get(field) ?? null, own.get(field) ?? null];
    const lines = [toLines(field, was, names), toLines(field, is, names)] as const;
    sections.push(
      lines[0] === null || lines[1] === null
        ? { field, lines: [], before: was, after: is }
        : { field, lines: await compareLines(lines[0], lines[1]), before: null, after: null },
    );
  }
  return sections;
}

async function fileNames(contents: readonly VersionContent[]): Promise<FileNames> {
  const ids = contents.flatMap((content) => [...filesIn({ ...content }).ids]);
  if (ids.length === 0) return new Map();
  const files = await db.file.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(files.map(({ id, name }) => [id, name]));
}

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CODE = /^[A-Z][A-Z_]*$/;

/** Null: it has no lines, but a value. */
function toLines(field: string, value: Json, names: FileNames): Line[] | null {
  if (value === null) return [];
  if (isFileField(field)) return typeof value === "number" ? [row(names.get(value) ?? "")] : null;
  if (typeof value === "string") return DATE.test(value) || CODE.test(value) ? null : paragraphs(value);
  if (Array.isArray(value)) return listLines(field, value, names);
  return typeof value === "object" ? documentLines(toDocument(value)) : null;
}

const row = (text: string): Line => ({ role: "ROW", text });
const paragraphs = (text: string): Line[] =>
  text.split(/\n+/).map((line) => ({ role: "PARAGRAPH", text: line.trim() }));

function listLines(field: string, items: readonly Json[], names: FileNames): Line[] | null {
  const lines: Line[] = [];
  for (const item of items) {
    if (typeof item === "number" && field === "files") lines.push(row(names.get(item) ?? ""));
    else if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
    // A choice within a row has words of its own.
    else if (Object.values(item).some(Array.isArray)) return null;
    else lines.push(row(rowText(item, names)));
  }
  return lines;
}

/** What a row says, in the order in which people say it. The database stores none. */
const ORDER = [
  "fileId",
  "year",
  "month",
  "day",
  "startsAt",
  "endsAt",
  "label",
  "name",
  "title",
  "role",
  "talk",
  "body",
];
const HIDDEN = new Set(["id", "rowKey", "position"]);
const placeOf = (name: string) => {
  const place = ORDER.findIndex((known) => name === known || name === `${known}Ko` || name === `${known}En`);
  return place < 0 ? ORDER.length : place;
};

function rowText(item: Prisma.JsonObject, names: FileNames): string {
  return Object.entries(item)
    .filter(([name]) => !HIDDEN.has(name))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other) || other.localeCompare(one))
    .map(([name, part]) => partText(name, part ?? null, names))
    .filter((text) => text !== "")
    .join(" · ");
}

function partText(name: string, part: Json, names: FileNames): string {
  if (typeof part === "number") return isFileField(name) ? (names.get(part) ?? "") : String(part);
  if (typeof part !== "string") return part === true ? "✓" : "";
  return DATE.test(part) ? seoulTime(part) : part.replace(/\s+/g, " ");
}

/** "2026-11-23 14:00" in Seoul. */
const seoulTime = (instant: string): string =>
  inSeoul(new Date(instant)).toISOString().slice(0, 16).replace("T", " ");
