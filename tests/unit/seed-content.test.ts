// @module-tag long
// The demo content as it is written: every text passes the schema that guards the database, nothing is half translated, and
// every picture and tag that a post names is there.

import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Board } from "#prisma/generated/enums.ts";
import { demoBoards } from "#prisma/seed/content/boards.ts";
import { demoPages } from "#prisma/seed/content/demo-pages.ts";
import { demoBanner, goals, newBanner, terms } from "#prisma/seed/content/home.ts";
import { pageVersions } from "#prisma/seed/content/pages.ts";
import { demoPrograms, programTags } from "#prisma/seed/content/programs/programs.ts";
import { tags } from "#prisma/seed/content/tags.ts";
import { fillDates, onWorkingDay, seoulTime } from "#prisma/seed/dates.ts";
import { rasterise } from "#prisma/seed/demo-files.ts";
import { toVersion } from "#prisma/seed/demo-pages.ts";
import { type ComposedPost, composePosts } from "#prisma/seed/demo-posts.ts";
import { composeProgram } from "#prisma/seed/demo-programs.ts";
import { HEIGHT, WIDTH } from "#prisma/seed/images/picture.ts";
import { pictures } from "#prisma/seed/images/pictures.ts";
import { onePagePdf } from "#prisma/seed/one-page-pdf.ts";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { PROGRAM_KINDS, PROGRAM_STATES } from "#schema/validation/programs/program-kinds.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { pageInput } from "#schema/validation/site/pages.ts";

const BOARDS = Object.values(Board);
const NOW = new Date("2026-11-20T00:30:00Z");
const HANGUL = /\p{Script=Hangul}/u;
const MARKUP = /\{[a-z]+[+-]?\d*\}|\*\*|\]\(/;

const place = (name: string, language: "ko" | "en") => {
  const picture = pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No picture ${name}`);
  const alt = language === "ko" ? picture.altKo : picture.altEn;
  return { key: "0".repeat(32), name: `${name}.webp`, alt, width: WIDTH, height: HEIGHT };
};
const boards = BOARDS.map((board) => [board, composePosts(demoBoards[board], NOW, place)] as const);
const postsOf = (board: Board) => boards.find(([name]) => name === board)?.[1] ?? [];
const [notices, news] = [postsOf("NOTICE"), postsOf("NEWS")];
const posts = boards.flatMap(([, found]) => found);
const label = ({ ko, en }: ComposedPost) => ko?.title ?? en?.title ?? "";

describe("demo posts", () => {
  test("are enough to turn pages, in both languages, over eighteen months", () => {
    expect(notices.length).toBeGreaterThanOrEqual(40);
    expect(news.length).toBeGreaterThanOrEqual(24);
    expect(postsOf("PUBLICATION").length).toBeGreaterThanOrEqual(11);
    expect(postsOf("SEMINAR_ARCHIVE").length).toBeGreaterThanOrEqual(11);
    const translated = posts.filter(({ ko, en }) => ko && en).length;
    expect(translated / posts.length).toBeGreaterThan(0.75);
    expect(posts.some(({ ko }) => !ko)).toBe(true);
    expect(posts.filter(({ en }) => !en).length).toBeGreaterThanOrEqual(5);
    const [oldest] = notices;
    expect(NOW.getTime() - (oldest?.publishedAt.getTime() ?? 0)).toBeGreaterThan(500 * DAY);
    expect(notices.filter(({ source }) => source.pinned)).toHaveLength(2);
    expect(posts.some(({ source }) => source.koChangedAfter)).toBe(true);
  });

  test.each(posts.map((post) => [label(post), post] as const))("%s", (_, { source, ko, en, publishedAt }) => {
    for (const text of [ko, en]) {
      if (!text) continue;
      expect(richTextDocument.safeParse(text.document).error).toBeUndefined();
      expect(JSON.stringify(text)).not.toMatch(MARKUP);
    }
    if (ko) expect(ko.title).toMatch(HANGUL);
    if (en) expect(en.title).not.toMatch(HANGUL);
    expect(publishedAt.getTime()).toBeLessThan(NOW.getTime());
    const board = BOARDS.find((name) => demoBoards[name].includes(source));
    expect(tags.some((tag) => tag.board === board && tag.slug === source.tag)).toBe(true);
    if (source.thumbnail) expect(() => place(source.thumbnail ?? "", "ko")).not.toThrow();
    if (source.koChangedAfter) {
      expect(publishedAt.getTime() + source.koChangedAfter * DAY).toBeLessThan(NOW.getTime());
    }
  });

  test.each(boards)("of %s are published at moments and under titles of their own", (_, board) => {
    expect(new Set(board.map(({ publishedAt }) => publishedAt.getTime())).size).toBe(board.length);
    expect(new Set(board.map(label)).size).toBe(board.length);
  });

  test("of the gallery hang up forty pictures, each once and with words in both languages", () => {
    const hung = demoBoards.GALLERY.flatMap(({ images = [] }) => images);
    expect(hung).toHaveLength(40);
    expect(new Set(hung.map(({ picture }) => picture)).size).toBe(40);
    for (const { picture, ko, en } of hung) {
      expect(() => place(picture, "ko")).not.toThrow();
      expect(ko).toMatch(HANGUL);
      expect(en).not.toMatch(HANGUL);
    }
    const pictureless = demoBoards.GALLERY.filter(({ thumbnail }) => !thumbnail);
    expect(pictureless.map(({ images }) => images)).toEqual([undefined]);
  });

  test("say the same thing in tables of both languages", () => {
    const shape = (text: ComposedPost["ko"]) =>
      text?.document.content.map((block) =>
        block.type === "table" ? `table ${block.content.length}` : block.type,
      );
    for (const { ko, en } of posts)
      if (ko && en) expect([ko.title, shape(en)]).toEqual([ko.title, shape(ko)]);
  });

  test("stay believable whenever the demo is made", () => {
    for (const day of ["2026-01-01T12:00:00Z", "2027-02-28T23:59:00Z", "2028-02-29T15:00:00Z"]) {
      for (const board of Object.values(demoBoards)) {
        const composed = composePosts(board, new Date(day), place);
        expect(new Set(composed.map(({ publishedAt }) => publishedAt.getTime())).size).toBe(board.length);
      }
    }
  });
});

describe("demo programs", () => {
  const composed = demoPrograms.map(
    (source) => [source.title[0], source, composeProgram(source, NOW)] as const,
  );

  test("show every state there is, and seminars in three of them", () => {
    const states = composed.map(([, { kind }, row]) => ({ kind, state: stateOf(row) }));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(PROGRAM_STATES));
    const coming = states.filter(({ kind, state }) => kind === "SEMINAR" && state !== "ENDED");
    expect(coming.map(({ state }) => state).sort()).toEqual(["COMING_SOON", "FULL", "OPEN"]);
    expect(new Set(states.map(({ kind }) => kind))).toEqual(new Set(PROGRAM_KINDS));
  });

  test.each(composed)("%s", (_, source, row) => {
    for (const content of [row.contentKo, row.contentEn]) {
      if (content) expect(richTextDocument.safeParse(content).error).toBeUndefined();
    }
    for (const [ko, en] of [source.title, source.description, source.location]) {
      expect(ko).toMatch(/[\p{Script=Hangul}A-Z]/u);
      if (en) expect(en).not.toMatch(HANGUL);
    }
    expect(JSON.stringify(row)).not.toMatch(MARKUP);
    expect(programTags.some(({ slug }) => slug === source.tag)).toBe(true);
    if (source.thumbnail) expect(() => place(source.thumbnail ?? "", "ko")).not.toThrow();
    expect(Number(row.publishedAt)).toBeLessThan(NOW.getTime());
  });

  test("have dates that hold together whenever the demo is made", () => {
    for (let day = 0; day < 400; day += 3) {
      const now = new Date(Date.parse("2026-01-01T01:00:00Z") + day * DAY);
      for (const source of demoPrograms) {
        const { startsAt, endsAt, applyFrom, applyTo, capacity, seatsTaken } = composeProgram(source, now);
        expect(Number(startsAt)).toBeLessThan(Number(endsAt));
        if (applyFrom) expect(Number(applyFrom)).toBeLessThan(Number(applyTo ?? startsAt));
        if (applyTo) expect(Number(applyTo)).toBeLessThanOrEqual(Number(startsAt));
        expect(seatsTaken ?? 0).toBeLessThanOrEqual(capacity ?? Number.POSITIVE_INFINITY);
      }
    }
  });
});

/** What people see of a demo program at NOW. */
function stateOf(row: ReturnType<typeof composeProgram>) {
  const moment = (value: unknown) => (value instanceof Date ? value : null);
  const moments = {
    startsAt: new Date(Number(row.startsAt)),
    endsAt: new Date(Number(row.endsAt)),
    applyFrom: moment(row.applyFrom),
    applyTo: moment(row.applyTo),
    capacity: row.capacity ?? null,
    seatsTaken: row.seatsTaken ?? 0,
    cancelledAt: moment(row.cancelledAt),
  };
  return stateAt(moments, NOW);
}

describe("pages, home", () => {
  test.each(pageVersions(NOW))("$titleKo passes the schema in both languages", ({ contentKo, contentEn }) => {
    const ko = richTextDocument.parse(contentKo);
    const en = richTextDocument.parse(contentEn);
    expect(en.content.map(({ type }) => type)).toEqual(ko.content.map(({ type }) => type));
    expect(JSON.stringify(en)).not.toMatch(HANGUL);
    expect(JSON.stringify([ko, en])).not.toMatch(MARKUP);
  });

  test.each(demoPages.map((page) => [`${page.key} ${page.number}`, page] as const))(
    "%s says the same in both languages, and passes what the office's form has to pass",
    (_, page) => {
      const { key, titleKo, titleEn, contentKo, contentEn, entries, people } = toVersion(page, NOW);
      const shown = JSON.stringify([titleEn, contentEn]);
      expect(shown).not.toMatch(HANGUL);
      expect(JSON.stringify([contentKo, contentEn, entries])).not.toMatch(MARKUP);
      const blocks = (content: unknown) => richTextDocument.parse(content).content.map(({ type }) => type);
      expect(blocks(contentEn)).toEqual(blocks(contentKo));
      const withoutPlace = (rows: unknown) =>
        Object(rows).create.map(({ position: _position, ...row }: { position: number }) => row);
      const input = {
        key,
        ko: { title: titleKo, content: contentKo },
        en: { title: titleEn, content: contentEn },
        entries: withoutPlace(entries),
        people: withoutPlace(people),
      };
      expect(pageInput.safeParse(input).error).toBeUndefined();
    },
  );

  test("every page has a version of the demo, and histories and boards are long enough to be read", () => {
    const keys = new Set(demoPages.map(({ key }) => key));
    expect([...keys, "PRIVACY_POLICY", "TERMS"].sort()).toEqual([...PAGE_KEYS].sort());
    const items = (key: string) => demoPages.find((page) => page.key === key);
    expect(items("HISTORY")?.items?.length).toBeGreaterThanOrEqual(12);
    expect(items("VALUES")?.items).toHaveLength(5);
    expect(items("BOARD_MEMBERS")?.people?.length).toBeGreaterThanOrEqual(12);
    for (const day of ["2027-01-01T12:00:00Z", "2028-02-29T15:00:00Z"]) {
      for (const page of demoPages) {
        const { effectiveAt } = toVersion(page, new Date(day));
        expect(new Date(effectiveAt).getTime()).toBeLessThanOrEqual(Date.parse(day));
      }
    }
  });

  test("goals, terms and banner have both languages", () => {
    for (const { titleKo, titleEn, bodyKo, bodyEn } of goals) {
      expect([titleKo, bodyKo].every((text) => HANGUL.test(text))).toBe(true);
      expect([titleEn, bodyEn].some((text) => HANGUL.test(text))).toBe(false);
    }
    expect(goals).toHaveLength(4);
    expect(terms.length).toBeGreaterThanOrEqual(16);
    for (const { headingEn, ledeEn, primaryEn, secondaryEn } of [demoBanner, newBanner]) {
      expect([headingEn, ledeEn, primaryEn, secondaryEn].join()).not.toMatch(HANGUL);
    }
  });
});

describe("pictures", () => {
  test.each(pictures.map((picture) => [picture.name, picture] as const))("%s", async (_, picture) => {
    const bytes = await rasterise(picture);
    expect(bytes.length).toBeLessThan(60_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: WIDTH, height: HEIGHT });
    expect(await rasterise(picture)).toEqual(bytes);
    expect(picture.altKo).toMatch(HANGUL);
    expect(picture.altEn.length).toBeGreaterThan(20);
  });

  test("are all used, and named once", () => {
    const used = new Set(
      posts.flatMap(({ source: { thumbnail, images = [] }, figures }) => [
        thumbnail,
        ...images.map(({ picture }) => picture),
        ...figures,
      ]),
    );
    expect(pictures.filter(({ name }) => !used.has(name))).toEqual([]);
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  });
});

describe("dates", () => {
  const friday = new Date("2026-11-20T01:00:00Z");
  test.each([
    ["{day+0}", "11월 20일(금)", "20 November"],
    ["{sat+0}", "11월 21일(토)", "21 November"],
    ["{fri+0}", "11월 20일(금)", "20 November"],
    ["{day+42}", "2027년 1월 1일(금)", "1 January 2027"],
    ["{year+1} {month+2} {month-11}", "2027 1월 12월", "2027 January December"],
  ])("%s", (token, ko, en) => {
    expect(fillDates(token, friday, "ko")).toBe(ko);
    expect(fillDates(token, friday, "en")).toBe(en);
  });

  test("an unknown token is a mistake", () => {
    expect(() => fillDates("{soon+1}", friday, "ko")).toThrow("{soon+1}");
  });

  test("are days of Seoul, and working days", () => {
    expect(seoulTime(new Date("2026-11-20T16:00:00Z"), 1, 60).toISOString()).toBe("2026-11-19T16:00:00.000Z");
    const sunday = new Date("2026-11-22T01:00:00Z");
    expect(onWorkingDay(sunday).toISOString()).toBe("2026-11-20T01:00:00.000Z");
    expect(onWorkingDay(friday)).toEqual(friday);
  });
});

test("a one-page PDF has a cross-reference table that leads to its objects", () => {
  const file = Buffer.from(onePagePdf("위임장", ["가", "", "나"])).toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe("xref");
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
  expect(offsets).toHaveLength(8);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });
  expect(file).toContain(Buffer.from("위임장", "utf16le").swap16().toString("hex").toUpperCase());
});
