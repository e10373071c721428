// Writes the demo's pages as the office would have: versions with their day, entries and people in order.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { DemoPage } from "#prisma/seed/content/demo-pages.ts";
import type { AgoDate, DatedItem, PageItem, Person } from "#prisma/seed/content/pages/page-source.ts";
import { NO_TEXT } from "#schema/validation/core/content.ts";
import { seoulYear, whenSeoulShows } from "#schema/validation/core/seoul.ts";
import { fillDates, type SeedLanguage } from "./dates.ts";
import { type Block, type Composition, doc, toColumn } from "./document.ts";

/** Writes all of them. Takes place in a transaction with everything else that is seeded. */
export async function createDemoPages(tx: Tx, pages: readonly DemoPage[], now: Date): Promise<void> {
  for (const page of pages) await tx.pageVersion.create({ data: toVersion(page, now) });
}

/** A demo page as a row; a day of this year that has not come yet is a year earlier. */
export function toVersion(page: DemoPage, now: Date): Prisma.PageVersionCreateInput {
  const { key, number, title, note, items = [], people = [] } = page;
  const effectiveAt = dayOf(page.from, now);
  const text = (language: SeedLanguage, blocks: readonly Block[]) =>
    toColumn(blocks.length === 0 ? NO_TEXT : doc(composition(language, now), blocks));
  return {
    key,
    number,
    effectiveAt,
    createdAt: effectiveAt,
    titleKo: title[0],
    titleEn: title[1],
    contentKo: text("ko", page.ko),
    contentEn: text("en", page.en),
    noteKo: note?.[0] ?? null,
    noteEn: note?.[1] ?? null,
    entries: {
      create: inTime(items.map((item) => toEntry(item, now))).map((entry, position) => ({
        ...entry,
        position,
      })),
    },
    people: { create: people.map((person, position) => ({ ...toPerson(person, now), position })) },
  };
}

function toEntry(item: PageItem | DatedItem, now: Date) {
  const say = (text: string | undefined, language: SeedLanguage) =>
    text === undefined ? null : fillDates(text, now, language);
  const at = "at" in item ? item.at : null;
  return {
    year: at && seoulYear(dayOf(at, now)),
    month: at?.[1] ?? null,
    day: at?.[2] ?? null,
    titleKo: item.ko[0],
    titleEn: item.en?.[0] ?? null,
    bodyKo: say(item.ko[1], "ko"),
    bodyEn: say(item.en?.[1], "en"),
  };
}

/** The newest first, as far as they are dated: what would lie ahead of the seed has become a year older. */
function inTime(entries: readonly ReturnType<typeof toEntry>[]) {
  const age = ({ year, month, day }: (typeof entries)[number]) =>
    (year ?? 0) * 10_000 + (month ?? 0) * 100 + (day ?? 0);
  return entries.toSorted((a, b) => age(b) - age(a));
}

function toPerson({ name, role, affiliation, term }: Person, now: Date) {
  const year = seoulYear(now);
  return {
    nameKo: name[0],
    nameEn: name[1],
    roleKo: role[0],
    roleEn: role[1],
    affiliationKo: affiliation?.[0] ?? null,
    affiliationEn: affiliation?.[1] ?? null,
    termFrom: year + term[0],
    termTo: year + term[1],
  };
}

function dayOf([yearsAgo, month = 1, day = 1]: AgoDate, now: Date): Date {
  const at = (year: number) => whenSeoulShows(new Date(Date.UTC(year, month - 1, day)));
  const year = seoulYear(now) - yearsAgo;
  return at(year) <= now ? at(year) : at(year - 1);
}

function composition(language: SeedLanguage, publishedAt: Date): Composition {
  return {
    language,
    publishedAt,
    image: (name) => {
      throw new Error(`Pages have no pictures: ${name}`);
    },
  };
}
