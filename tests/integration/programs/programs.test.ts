// What visitors read of programs: lists, months, one program, what is hidden.

import { afterEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createProgram, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createProgramWriter } from "#tests/support/program-writing.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);
const event = (from: number, hours = 3) => ({ startsAt: at(from), endsAt: at(from + hours * HOUR) });

/** Rows are written behind the gateway's back here: any write of the office tells it. */
let writes = 0;
async function publishChange(): Promise<void> {
  writes += 1;
  const { ask } = await createProgramWriter(gateway());
  await ask(`mutation { createProgramTag(nameKo: "말 ${writes}", nameEn: "word ${writes}") { id } }`);
}

async function ask(query: string): Promise<Record<string, never>> {
  await publishChange();
  const answer = await askGraphql(gateway(), query);
  expect(answer.errors).toEqual([]);
  return Object(answer.data);
}
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const list = async (args: string) =>
  Object((await ask(`{ programs${args} { totalCount page pageSize pageCount items { id } } }`)).programs);

afterEach(async () => {
  await db.program.deleteMany();
  await db.programTag.deleteMany();
});

describe("lists", () => {
  test("what has not ended, soonest first; what has ended, newest first; the cancelled among them", async () => {
    const later = await createProgram(event(5 * DAY));
    const running = await createProgram({
      startsAt: at(-30 * DAY),
      endsAt: at(30 * DAY),
      kind: "EXPERT_COURSE",
    });
    const soon = await createProgram({ ...event(2 * DAY), cancelledAt: at(-HOUR) });
    const old = await createProgram(event(-20 * DAY));
    const older = await createProgram(event(-40 * DAY));
    const all = Object(
      await ask(`{ up: programs { items { id } } past: programs(when: PAST) { items { id } }
      next: nextPrograms(first: 2) { id } courses: programs(kinds: [EXPERT_COURSE, KITEC]) { items { id } }
      none: programs(kinds: []) { items { id } } }`),
    );
    expect(idsOf(all.up.items)).toEqual([running.id, soon.id, later.id]);
    expect(idsOf(all.past.items)).toEqual([old.id, older.id]);
    expect(idsOf(all.next)).toEqual([running.id, later.id]);
    expect(idsOf(all.courses.items)).toEqual([running.id]);
    expect(all.none.items).toEqual([]);
  });

  test("events that begin at one moment keep one order over the pages, and a page beyond has the true totals", async () => {
    const startsAt = at(3 * DAY);
    for (let i = 0; i < 23; i += 1) await createProgram({ startsAt, endsAt: at(4 * DAY) });
    const pages = [await list("(page: 1)"), await list("(page: 2)"), await list("(page: 3)")];
    const ids = pages.flatMap(({ items }) => idsOf(items));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(
      pages.map(({ items, totalCount, pageSize, pageCount }) => [
        items.length,
        totalCount,
        pageSize,
        pageCount,
      ]),
    ).toEqual([
      [10, 23, 10, 3],
      [10, 23, 10, 3],
      [3, 23, 10, 3],
    ]);
    for (const page of [0, -1, 4, 2_000_000_000]) {
      expect(await list(`(page: ${page})`)).toEqual({
        items: [],
        totalCount: 23,
        page,
        pageSize: 10,
        pageCount: 3,
      });
    }
  });

  test("a tag narrows; an unknown one finds nothing; only tags that visible programs carry are told", async () => {
    const tag = await db.programTag.create({ data: { slug: "t", nameKo: "통역", nameEn: "Interpreting" } });
    await db.programTag.create({ data: { slug: "empty", nameKo: "빈", nameEn: "Empty" } });
    const { id } = await createProgram({ tagId: tag.id });
    await createProgram();
    const { programTags } = await ask("{ programTags(kinds: [SEMINAR]) { slug } }");
    expect(programTags).toEqual([{ slug: "t" }]);
    expect((await list('(tag: "t")')).items).toEqual([{ id }]);
    expect(await list('(tag: "nobody")')).toMatchObject({ items: [], totalCount: 0 });
    expect(Object(await ask("{ programTags(kinds: [KITEC]) { slug } }")).programTags).toEqual([]);
  });
});

describe("a month of Seoul", () => {
  test("holds what touches it: the last second before and the first after do not", async () => {
    const seoul = (text: string) => new Date(`${text}+09:00`);
    const make = (from: string, to: string) => createProgram({ startsAt: seoul(from), endsAt: seoul(to) });
    await make("2026-11-30T20:00", "2026-12-01T00:00");
    const over = await make("2026-11-30T22:00", "2026-12-01T00:01");
    const first = await make("2026-12-01T00:00", "2026-12-01T01:00");
    const last = await make("2026-12-31T23:59", "2027-01-01T02:00");
    await make("2027-01-01T00:00", "2027-01-01T02:00");
    const long = await make("2025-06-01T00:00", "2027-05-31T00:00");
    const found = Object(await ask("{ programsInMonth(kinds: [SEMINAR], year: 2026, month: 12) { id } }"));
    expect(idsOf(found.programsInMonth)).toEqual(idsOf([long, over, first, last]));
  });

  test.each(["year: 2026, month: 0", "year: 2026, month: 13", "year: 1, month: 1", "year: 99999, month: 1"])(
    "%s is no month",
    async (args) => {
      const answer = await askGraphql(gateway(), `{ programsInMonth(${args}) { id } }`);
      expect(answer.code).toBe("VALIDATION");
    },
  );
});

test("hidden is missing, for everybody and by every way", async () => {
  const hidden = [
    await createProgram({ publishedAt: null }),
    await createProgram({ publishedAt: at(30 * DAY) }),
    await createProgram({ deletedAt: at(-HOUR) }),
  ];
  for (const { id } of hidden) {
    const found = await ask(
      `{ program(id: ${id}) { id } programs { items { id } } nextPrograms(first: 10) { id } }`,
    );
    expect(found).toEqual({ program: null, programs: { items: [] }, nextPrograms: [] });
  }
  const seminar = await createProgram();
  expect(await ask(`{ program(id: ${seminar.id}, kinds: [KITEC, WORKSHOP]) { id } }`)).toEqual({
    program: null,
  });
  expect(await ask(`{ program(id: ${seminar.id}, kinds: [SEMINAR]) { id } }`)).toEqual({
    program: { id: seminar.id },
  });
});

test("a program in the language it has, and says which", async () => {
  const file = await createImageRow();
  const { id } = await createProgram({
    titleEn: null,
    contentKo: paragraph("본문"),
    descriptionEn: "Only here",
    locationKo: "서울",
    speakers: {
      create: [
        { position: 0, nameKo: "도유진", nameEn: "Do Yu-jin" },
        { position: 1, nameKo: "나", portraitId: file.id },
      ],
    },
    prices: {
      create: [
        { position: 1, labelKo: "둘", amount: 2 },
        { position: 0, labelKo: "하나", amount: 1, grades: ["HONORARY", "GENERAL"] },
      ],
    },
    files: { create: [{ fileId: file.id }] },
  });
  const { program } =
    await ask(`{ program(id: ${id}) { languages englishOutdated otherTitle(language: EN) title(language: EN) { text language }
    content(language: EN) { language document } description(language: KO) { text language } location(language: EN) { language }
    speakers { name(language: EN) { text language } otherName(language: EN) portrait { id } }
    prices { label(language: EN) { text language } amount grades } attachments { id } cancelNote(language: KO) { text } } }`);
  expect(program).toEqual({
    languages: ["KO"],
    englishOutdated: false,
    otherTitle: null,
    title: { text: "세미나", language: "KO" },
    content: { language: "KO", document: paragraph("본문") },
    description: { text: "Only here", language: "EN" },
    location: { language: "KO" },
    speakers: [
      { name: { text: "Do Yu-jin", language: "EN" }, otherName: "도유진", portrait: null },
      { name: { text: "나", language: "KO" }, otherName: null, portrait: { id: file.id } },
    ],
    prices: [
      { label: { text: "하나", language: "KO" }, amount: 1, grades: ["GENERAL", "HONORARY"] },
      { label: { text: "둘", language: "KO" }, amount: 2, grades: [] },
    ],
    attachments: [{ id: file.id }],
    cancelNote: null,
  });
});

test("the outside link is told only while people can apply", async () => {
  const link = { applyLink: "https://forms.example.org" };
  const programs = {
    OPEN: { applyFrom: at(-DAY) },
    FULL: { applyFrom: at(-DAY), capacity: 1, seatsTaken: 1 },
    COMING_SOON: { applyFrom: at(DAY) },
    CLOSED: { applyFrom: at(-2 * DAY), applyTo: at(-DAY) },
    ONGOING: { startsAt: at(-DAY), endsAt: at(DAY) },
    ENDED: event(-DAY),
    CANCELLED: { applyFrom: at(-DAY), cancelledAt: at(-HOUR) },
  };
  for (const [state, columns] of Object.entries(programs)) {
    const { id } = await createProgram({ ...link, ...columns });
    const { program } = await ask(`{ program(id: ${id}) { state applyLink } }`);
    expect(program).toEqual({ state, applyLink: state === "OPEN" ? link.applyLink : null });
  }
});
