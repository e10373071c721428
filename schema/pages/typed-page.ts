// A page as it would be, were what somebody is typing saved: the columns of a version.
import type { Prisma } from "#prisma/generated/client.ts";
import type { RichTextDocument } from "#schema/validation/document.ts";
import { isBlank } from "#schema/validation/document-nodes.ts";
import type { TypedPage } from "#schema/validation/previewed-page.ts";
import { seoulMidnight } from "#schema/validation/seoul.ts";

const line = (text: string) => text.trim() || null;
const written = (content: RichTextDocument): Prisma.JsonObject | null =>
  isBlank(content) ? null : JSON.parse(JSON.stringify(content));

/** Null for nothing typed and for what is no number. */
function numberOf(text: string): number | null {
  const digits = text.normalize("NFKC").trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** From a day in Seoul, or null: as soon as it is saved. */
function dayOf(text: string): Date | null {
  const from = /^\d{4}-\d{2}-\d{2}$/.test(text) ? seoulMidnight(text) : null;
  return from === null || Number.isNaN(from.getTime()) ? null : from;
}

/** @param typed the form as it was kept */
export function columnsOfTyped({ values: { ko, en, entries, people, effectiveAt } }: TypedPage) {
  return {
    effectiveAt: dayOf(effectiveAt),
    titleKo: line(ko.title),
    titleEn: line(en.title),
    contentKo: written(ko.content),
    contentEn: written(en.content),
    entries: entries.map(({ key: rowKey, year, month, day, titleKo, titleEn, bodyKo, bodyEn }) => ({
      rowKey,
      year: numberOf(year),
      month: numberOf(month),
      day: numberOf(day),
      titleKo: titleKo.trim(),
      titleEn: line(titleEn),
      bodyKo: line(bodyKo),
      bodyEn: line(bodyEn),
    })),
    people: people.map(({ key: rowKey, termFrom, termTo, portrait, ...person }) => ({
      rowKey,
      nameKo: person.nameKo.trim(),
      nameEn: line(person.nameEn),
      roleKo: person.roleKo.trim(),
      roleEn: line(person.roleEn),
      affiliationKo: line(person.affiliationKo),
      affiliationEn: line(person.affiliationEn),
      termFrom: numberOf(termFrom),
      termTo: numberOf(termTo),
      portraitId: portrait?.id ?? null,
    })),
  };
}
