// What the office writes about programs: creating, saving, conflicts, cancelling, the next term, the trash, tags.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  CREATE_PROGRAM,
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import { type Ask, createImageRow, figure } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
let writer: number;
beforeAll(async () => {
  const made = await createProgramWriter(gateway());
  ask = made.ask;
  writer = made.id;
});

const row = (id: number) => db.program.findUniqueOrThrow({ where: { id } });
const visitorSees = async (id: number) => {
  const { data } = await askGraphql(gateway(), `{ program(id: ${id}) { id state } }`);
  return Object(data).program;
};
const fieldsOf = (answer: Awaited<ReturnType<Ask>>) => answer.errors[0]?.extensions?.fields;
const conflictOf = (answer: Awaited<ReturnType<Ask>>) =>
  JSON.parse(answer.text).errors[0].extensions.conflict;

describe("making a program", () => {
  test("with everything it can have, it comes back as it was written", async () => {
    const [image, portrait] = [await createImageRow(), await createImageRow()];
    const [paper, handout] = [
      await createImageRow({ kind: "ATTACHMENT", name: "안내.pdf" }),
      await createImageRow({ kind: "ATTACHMENT", name: "자료.pdf" }),
    ];
    const tag = Object(
      (await ask('mutation { createProgramTag(nameKo: "통역", nameEn: "Interpreting") { id slug } }')).data,
    );
    const id = await createProgramThrough(ask, {
      number: 24,
      tagId: tag.createProgramTag.id,
      thumbnailId: image.id,
      applyLink: "HTTPS://forms.example.org/a?b=1",
      enrollmentFee: 5_000,
      waitingList: true,
      ko: {
        title: " 제24회  ",
        description: "첫 줄\r\n둘째 줄",
        content: figure(image.key),
        location: "서울",
      },
      prices: [
        { labelKo: "회원", labelEn: "Members", grades: ["REGULAR", "LIFETIME", "REGULAR"], amount: 10_000 },
        { labelKo: "조기", until: "2030-11-15T00:00:00+09:00", amount: 0 },
      ],
      speakers: [{ nameKo: "도유진", nameEn: "Do Yu-jin", talkKo: "번역", portraitId: portrait.id }],
      sessions: [
        {
          startsAt: "2030-12-07T14:00:00+09:00",
          endsAt: "2030-12-07T15:00:00+09:00",
          titleKo: "여는 말",
          byKo: "회장",
        },
        {
          startsAt: "2030-12-07T15:00:00+09:00",
          endsAt: "2030-12-07T17:30:00+09:00",
          titleKo: "쉼",
          isBreak: true,
          fileId: handout.id,
        },
      ],
      files: [handout.id, paper.id],
    });
    const { data, errors } = await ask(`{ programForEditing(id: ${id}) {
      kind number version stage state tag { slug } thumbnail { id } applyLink fee enrollmentFee capacity seatsTaken waitingList
      ko { title description content location } en { title description content location }
      prices { labelKo labelEn grades until amount } speakers { nameKo nameEn talkKo portrait { id } }
      sessions { startsAt titleKo isBreak byKo file { id } } files { id } } }`);
    expect(errors).toEqual([]);
    expect(Object(data).programForEditing).toEqual({
      kind: "SEMINAR",
      number: 24,
      version: 1,
      stage: "VISIBLE",
      state: "COMING_SOON",
      tag: { slug: "interpreting" },
      thumbnail: { id: image.id },
      applyLink: "https://forms.example.org/a?b=1",
      fee: 20_000,
      enrollmentFee: 5_000,
      capacity: 50,
      seatsTaken: 0,
      waitingList: true,
      ko: { title: "제24회", description: "첫 줄\n둘째 줄", content: figure(image.key), location: "서울" },
      en: { title: "Seminar", description: null, content: null, location: null },
      prices: [
        { labelKo: "회원", labelEn: "Members", grades: ["REGULAR", "LIFETIME"], until: null, amount: 10_000 },
        { labelKo: "조기", labelEn: null, grades: [], until: "2030-11-14T15:00:00.000Z", amount: 0 },
      ],
      speakers: [{ nameKo: "도유진", nameEn: "Do Yu-jin", talkKo: "번역", portrait: { id: portrait.id } }],
      sessions: [
        {
          startsAt: "2030-12-07T05:00:00.000Z",
          titleKo: "여는 말",
          isBreak: false,
          byKo: "회장",
          file: null,
        },
        {
          startsAt: "2030-12-07T06:00:00.000Z",
          titleKo: "쉼",
          isBreak: true,
          byKo: null,
          file: { id: handout.id },
        },
      ],
      files: [{ id: handout.id }, { id: paper.id }],
    });
    expect(await row(id)).toMatchObject({ createdById: writer, publishedAt: expect.any(Date) });
    expect(await db.programFigure.findMany({ where: { programId: id } })).toEqual([
      { programId: id, fileId: image.id },
    ]);
    for (const { id: fileId } of [image, portrait, paper, handout]) {
      await expect(db.file.delete({ where: { id: fileId } })).rejects.toMatchObject({ code: "P2003" });
    }
  });

  test("published now it is there on the very next request; a draft and a scheduled one are missing", async () => {
    const missing = await visitorSees(1_000_000);
    const draft = await createProgramThrough(ask, { publishNow: false });
    const scheduled = await createProgramThrough(ask, {
      publishNow: false,
      publishedAt: "2029-01-01T00:00:00Z",
    });
    for (const id of [draft, scheduled]) expect(await visitorSees(id)).toEqual(missing);
    const id = await createProgramThrough(ask);
    expect(await visitorSees(id)).toEqual({ id, state: "COMING_SOON" });
    expect(await row(draft)).toMatchObject({ publishedAt: null });
  });

  test("a form that is sent twice makes one program; another form of the same person another", async () => {
    const key = randomUUID();
    const send = (own: string) => ask(CREATE_PROGRAM, { input: programInput(), key: own });
    const [one, two, other] = [await send(key), await send(key), await send(randomUUID())];
    const id = (answer: typeof one) => Object(answer.data).createProgram.id;
    expect(id(two)).toBe(id(one));
    expect(id(other)).not.toBe(id(one));
    const stranger = await createProgramWriter(gateway());
    const third = await stranger.ask(CREATE_PROGRAM, { input: programInput(), key });
    expect(id(third)).not.toBe(id(one));
    expect(fieldsOf(await send("x"))).toEqual({ requestKey: ["TEXT_INVALID"] });
  });

  test.each([
    ["no dates", { startsAt: null, endsAt: "" }, { startsAt: ["REQUIRED"], endsAt: ["REQUIRED"] }],
    ["30 February", { startsAt: "2030-02-30T05:00:00Z" }, { startsAt: ["DATE_INVALID"] }],
    ["25 o'clock", { applyFrom: "2030-11-01T25:00:00+09:00" }, { applyFrom: ["DATE_INVALID"] }],
    ["no date at all", { publishedAt: "morgen" }, { publishedAt: ["DATE_INVALID"] }],
    ["end before start", { endsAt: "2030-12-07T14:00:00+09:00" }, { endsAt: ["DATES_REVERSED"] }],
    ["three years", { endsAt: "2033-12-07T14:00:00+09:00" }, { endsAt: ["EVENT_TOO_LONG"] }],
    [
      "a window the wrong way round",
      { applyTo: "2030-11-01T09:00:00+09:00" },
      { applyTo: ["DATES_REVERSED"] },
    ],
    [
      "a window after the start",
      { applyTo: "2030-12-07T14:00:00.001+09:00" },
      { applyTo: ["WINDOW_AFTER_START"] },
    ],
    [
      "a window that opens with the start",
      { applyFrom: "2030-12-07T14:00:00+09:00", applyTo: null },
      { applyFrom: ["WINDOW_AFTER_START"] },
    ],
    ["a fee below zero", { fee: -1 }, { fee: ["AMOUNT_INVALID"] }],
    ["a fee beyond all", { enrollmentFee: 100_000_001 }, { enrollmentFee: ["AMOUNT_INVALID"] }],
    ["no seats", { capacity: 0 }, { capacity: ["NUMBER_INVALID"] }],
    ["too many seats", { capacity: 100_001 }, { capacity: ["NUMBER_INVALID"] }],
    ["a link that runs", { applyLink: "javascript:alert(1)" }, { applyLink: ["HREF_INVALID"] }],
    ["a link to this site", { applyLink: "/register" }, { applyLink: ["HREF_INVALID"] }],
    ["a link in disguise", { applyLink: "https://example.org/\\evil" }, { applyLink: ["HREF_INVALID"] }],
    ["no Korean title", { ko: { location: "서울" } }, { "ko.title": ["TITLE_REQUIRED"] }],
    ["English without a title", { en: { description: "x" } }, { "en.title": ["TITLE_REQUIRED"] }],
    [
      "an image without words",
      { ko: { title: "가", content: figure("k", "") } },
      { "ko.content": ["ALT_REQUIRED"] },
    ],
    [
      "an image nobody stored",
      { ko: { title: "가", content: figure("k") } },
      { "ko.content": ["FILE_UNKNOWN"] },
    ],
    ["a tag of nobody", { tagId: 999_999 }, { tagId: ["CHOICE_UNKNOWN"] }],
    [
      "files nobody stored",
      {
        files: [999_999],
        thumbnailId: 999_999,
        speakers: [{ nameKo: "가" }, { nameKo: "나", portraitId: 999_999 }],
      },
      { files: ["FILE_UNKNOWN"], thumbnailId: ["FILE_UNKNOWN"], "speakers.1.portraitId": ["FILE_UNKNOWN"] },
    ],
    ["a file twice", { files: [1, 1] }, { files: ["CHOICE_UNKNOWN"] }],
    [
      "sessions outside",
      {
        sessions: [
          { titleKo: "가", startsAt: "2030-12-07T13:59:00+09:00", endsAt: "2030-12-07T15:00:00+09:00" },
          { titleKo: "나", startsAt: "2030-12-07T15:00:00+09:00", endsAt: "2030-12-07T17:31:00+09:00" },
          { titleKo: "다", startsAt: "2030-12-07T17:30:00+09:00", endsAt: "2030-12-07T17:31:00+09:00" },
        ],
      },
      {
        "sessions.0.startsAt": ["SESSION_OUTSIDE"],
        "sessions.1.endsAt": ["SESSION_OUTSIDE"],
        "sessions.2.startsAt": ["SESSION_OUTSIDE"],
      },
    ],
    [
      "a session the wrong way round",
      {
        sessions: [
          { titleKo: "가", startsAt: "2030-12-07T15:00:00+09:00", endsAt: "2030-12-07T15:00:00+09:00" },
        ],
      },
      { "sessions.0.endsAt": ["DATES_REVERSED"] },
    ],
    [
      "rows of nothing",
      { prices: [{}], speakers: [{}] },
      {
        "prices.0.labelKo": ["REQUIRED"],
        "prices.0.amount": ["REQUIRED"],
        "speakers.0.nameKo": ["REQUIRED"],
      },
    ],
    [
      "a price below zero",
      { prices: [{ labelKo: "가", amount: -1 }] },
      { "prices.0.amount": ["AMOUNT_INVALID"] },
    ],
    [
      "too many prices",
      { prices: Array.from({ length: 21 }, () => ({ labelKo: "가", amount: 1 })) },
      { prices: ["TOO_MANY_ROWS"] },
    ],
  ])("%s is refused at the field, and nothing is written", async (_, overrides, fields) => {
    const before = await db.program.count();
    const answer = await ask(CREATE_PROGRAM, { input: programInput(overrides) });
    expect([answer.status, answer.code]).toEqual([200, "VALIDATION"]);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await db.program.count()).toBe(before);
  });
});

describe("saving", () => {
  test("raises the version, replaces every row, and only the language that changed is newer", async () => {
    const id = await createProgramThrough(ask, {
      prices: [{ labelKo: "가", amount: 1 }],
      speakers: [{ nameKo: "나" }],
    });
    const before = await row(id);
    gateway().clock.advance(1_000);
    const input = programInput({
      ko: { title: "고친 제목", location: "부산" },
      prices: [{ labelKo: "다", amount: 2 }],
    });
    expect((await ask(SAVE_PROGRAM, { id, version: 1, input })).errors).toEqual([]);
    const after = await row(id);
    expect(after).toMatchObject({ version: 2, titleKo: "고친 제목", enUpdatedAt: before.enUpdatedAt });
    expect(after.koUpdatedAt?.getTime()).toBeGreaterThan(before.koUpdatedAt?.getTime() ?? 0);
    expect(await db.programPrice.findMany({ where: { programId: id } })).toMatchObject([
      { labelKo: "다", amount: 2 },
    ]);
    expect(await db.programSpeaker.count({ where: { programId: id } })).toBe(0);
    const { data } = await askGraphql(
      gateway(),
      `{ program(id: ${id}) { englishOutdated title(language: KO) { text } } }`,
    );
    expect(data).toEqual({ program: { englishOutdated: true, title: { text: "고친 제목" } } });
  });

  test("an older version is a conflict that carries the current version, and overwrites nothing", async () => {
    const id = await createProgramThrough(ask);
    await ask(SAVE_PROGRAM, { id, version: 1, input: programInput({ ko: { title: "먼저" }, en: null }) });
    const late = await ask(SAVE_PROGRAM, { id, version: 1, input: programInput({ ko: { title: "나중" } }) });
    expect(late.code).toBe("CONFLICT");
    expect(conflictOf(late)).toEqual({
      version: 2,
      deletedAt: null,
      cancelledAt: null,
      ko: { title: "먼저", description: null, content: null, location: null },
      en: null,
    });
    expect(await row(id)).toMatchObject({ version: 2, titleKo: "먼저" });
  });

  test("a capacity below the seats taken is refused at its field; equal to them it is full", async () => {
    const id = await createProgramThrough(ask, { applyFrom: "2020-01-01T00:00:00Z" });
    await db.program.update({ where: { id }, data: { seatsTaken: 12 } });
    const save = (capacity: number | null, version: number) =>
      ask(SAVE_PROGRAM, {
        id,
        version,
        input: programInput({ capacity, applyFrom: "2020-01-01T00:00:00Z" }),
      });
    expect(fieldsOf(await save(11, 1))).toEqual({ capacity: ["CAPACITY_BELOW_SEATS"] });
    expect((await save(12, 1)).errors).toEqual([]);
    expect(await visitorSees(id)).toEqual({ id, state: "FULL" });
    expect((await save(null, 2)).errors).toEqual([]);
    expect(await visitorSees(id)).toEqual({ id, state: "OPEN" });
    expect(await row(id)).toMatchObject({ seatsTaken: 12 });
  });

  test("a seminar stays a seminar, a course may become another course", async () => {
    const seminar = await createProgramThrough(ask);
    const refused = await ask(SAVE_PROGRAM, {
      id: seminar,
      version: 1,
      input: programInput({ kind: "WORKSHOP" }),
    });
    expect(fieldsOf(refused)).toEqual({ kind: ["CHOICE_UNKNOWN"] });
    const course = await createProgramThrough(ask, { kind: "WORKSHOP" });
    const changed = await ask(SAVE_PROGRAM, {
      id: course,
      version: 1,
      input: programInput({ kind: "EXPERT_COURSE" }),
    });
    expect(changed.errors).toEqual([]);
  });
});

test("cancelling says so at once, with its note, and stays", async () => {
  const id = await createProgramThrough(ask);
  const CANCEL =
    "mutation ($id: Id!, $version: Int!, $ko: String) { cancelProgram(id: $id, version: $version, noteKo: $ko) { id state cancelNote(language: EN) { text language } } }";
  expect((await ask(CANCEL, { id, version: 7 })).code).toBe("CONFLICT");
  const answer = await ask(CANCEL, { id, version: 1, ko: " 강사 사정 " });
  expect(Object(answer.data).cancelProgram).toEqual({
    id,
    state: "CANCELLED",
    cancelNote: { text: "강사 사정", language: "KO" },
  });
  expect(await visitorSees(id)).toEqual({ id, state: "CANCELLED" });
  const { cancelledAt } = await row(id);
  await ask(CANCEL, { id, version: 2, ko: "다른 말" });
  expect(await row(id)).toMatchObject({ cancelledAt, cancelNoteKo: "다른 말", version: 3 });
  const late = await ask(SAVE_PROGRAM, { id, version: 1, input: programInput() });
  expect(conflictOf(late)).toMatchObject({ version: 3, cancelledAt: cancelledAt?.toISOString() });
});

test("the next term is a draft six months on, without applicants, link and cancellation", async () => {
  const image = await createImageRow();
  const session = {
    titleKo: "가",
    startsAt: "2030-12-07T15:00:00+09:00",
    endsAt: "2030-12-07T16:00:00+09:00",
  };
  const id = await createProgramThrough(ask, {
    number: 3,
    applyLink: "https://example.org",
    files: [image.id],
    ko: { title: "제3회 가", content: figure(image.key) },
    prices: [{ labelKo: "조기", until: "2030-11-15T00:00:00+09:00", amount: 1, grades: ["REGULAR"] }],
    speakers: [{ nameKo: "나", portraitId: image.id }],
    sessions: [session],
  });
  await db.program.update({
    where: { id },
    data: { seatsTaken: 5, cancelledAt: new Date(), cancelNoteKo: "가" },
  });
  const { data, errors } = await ask(`mutation { duplicateProgram(id: ${id}) { id } }`);
  expect(errors).toEqual([]);
  const copy = await db.program.findUniqueOrThrow({
    where: { id: Object(data).duplicateProgram.id },
    include: { prices: true, speakers: true, sessions: true, files: true, figures: true },
  });
  expect(copy).toMatchObject({
    number: 4,
    titleKo: "제4회 가",
    version: 1,
    publishedAt: null,
    cancelledAt: null,
    cancelNoteKo: null,
    seatsTaken: 0,
    applyLink: null,
    startsAt: new Date("2031-06-07T05:00:00Z"),
    endsAt: new Date("2031-06-07T08:30:00Z"),
    prices: [{ labelKo: "조기", grades: ["REGULAR"], until: new Date("2031-05-15T15:00:00Z") }],
    speakers: [{ nameKo: "나", portraitId: image.id }],
    sessions: [{ startsAt: new Date("2031-06-07T06:00:00Z"), endsAt: new Date("2031-06-07T07:00:00Z") }],
    files: [{ fileId: image.id }],
    figures: [{ fileId: image.id }],
  });
  expect(await visitorSees(copy.id)).toBeNull();
});

describe("the trash", () => {
  const run = (name: string, id: number) =>
    ask(`mutation { ${name}(id: ${id})${name === "purgeProgram" ? "" : " { id }"} }`);

  test("takes what nobody applied for, gives it back, and lets it go", async () => {
    const id = await createProgramThrough(ask, { speakers: [{ nameKo: "가" }] });
    expect((await run("purgeProgram", id)).code).toBe("NOT_FOUND");
    expect((await run("deleteProgram", id)).errors).toEqual([]);
    expect((await run("deleteProgram", id)).errors).toEqual([]);
    expect(await visitorSees(id)).toBeNull();
    const late = await ask(SAVE_PROGRAM, { id, version: 1, input: programInput() });
    expect(conflictOf(late)).toMatchObject({ version: 2, deletedAt: expect.any(String) });
    expect((await run("duplicateProgram", id)).code).toBe("NOT_FOUND");
    expect((await run("restoreProgram", id)).errors).toEqual([]);
    expect(await visitorSees(id)).toEqual({ id, state: "COMING_SOON" });
    await run("deleteProgram", id);
    expect((await run("purgeProgram", id)).errors).toEqual([]);
    expect(await db.programSpeaker.count({ where: { programId: id } })).toBe(0);
    expect((await run("restoreProgram", id)).code).toBe("NOT_FOUND");
  });

  test("does not take a program somebody applied for", async () => {
    const { id } = await createProgram({ capacity: 3, seatsTaken: 1 });
    expect((await run("deleteProgram", id)).code).toBe("PROGRAM_HAS_APPLICANTS");
    expect(await visitorSees(id)).not.toBeNull();
  });
});

test("a tag of the same names is the one that is there, others have addresses of their own", async () => {
  const make = async (ko: string) => {
    const query = 'mutation ($ko: String!) { createProgramTag(nameKo: $ko, nameEn: "Poetry") { id slug } }';
    return Object((await ask(query, { ko })).data).createProgramTag;
  };
  const [one, same, other] = [await make("시"), await make("시"), await make("운문")];
  expect(same).toEqual(one);
  expect([one.slug, other.slug]).toEqual(["poetry", "poetry-2"]);
  const { data } = await ask("{ allProgramTags { slug } programTags { slug } }");
  expect(Object(data).allProgramTags.map(({ slug }: { slug: string }) => slug)).toContain("poetry-2");
  expect(Object(data).programTags.map(({ slug }: { slug: string }) => slug)).not.toContain("poetry");
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
