// A version of a page as lines of plain text, in reading order: what two versions are compared by.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { documentLines, type Line } from "#schema/core/versions/lines.ts";

/** What the lines of a version are made of. */
export const comparable = {
  titleKo: true,
  titleEn: true,
  contentKo: true,
  contentEn: true,
  entries: { orderBy: { position: "asc" } },
  people: { orderBy: { position: "asc" } },
} satisfies Prisma.PageVersionSelect;
export type Comparable = Prisma.PageVersionGetPayload<{ select: typeof comparable }>;

/** The lines of a version in one of its languages; what an item lacks in it is taken from Korean. */
export function linesOf(version: Comparable, language: Language): Line[] {
  const en = language === "EN";
  const pick = (ko: string | null, english: string | null) => (en ? (english ?? ko) : ko);
  const lines: Line[] = [{ role: "TITLE", text: pick(version.titleKo, version.titleEn) ?? "" }];
  const content = toDocument(en ? (version.contentEn ?? version.contentKo) : version.contentKo);
  lines.push(...documentLines(content));
  for (const { year, month, day, titleKo, titleEn, bodyKo, bodyEn } of version.entries) {
    const date = [year, month, day].filter((part) => part !== null).join(". ");
    lines.push({ role: "HEADING", text: [date, pick(titleKo, titleEn)].filter(Boolean).join(" ") });
    for (const text of (pick(bodyKo, bodyEn) ?? "").split(/\n+/)) lines.push({ role: "PARAGRAPH", text });
  }
  for (const person of version.people) {
    const term = person.termFrom === null ? null : `${person.termFrom}–${person.termTo ?? ""}`;
    const parts = [
      pick(person.roleKo, person.roleEn),
      pick(person.nameKo, person.nameEn),
      pick(person.affiliationKo, person.affiliationEn),
      term,
    ];
    lines.push({ role: "ROW", text: parts.filter(Boolean).join(" · ") });
  }
  return lines.filter(({ text }) => text !== "");
}
