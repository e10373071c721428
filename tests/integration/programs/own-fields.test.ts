// A program's own questions: set by the office, answered with an application, found, exported, copied and erased.
import { expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import { RETENTION_RULES } from "#schema/overview/retention/retention-rules.ts";
import { type OwnField, readOwnFields } from "#schema/validation/programs/own-fields.ts";
import { answered, createOpenProgram, createPerson } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { programInput } from "#tests/support/program-writing.ts";
import { upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
const field = (key: string, more: Partial<OwnField> = {}): OwnField => ({
  key,
  type: "TEXT",
  labelKo: `질문 ${key}`,
  labelEn: null,
  isNeeded: false,
  choicesKo: [],
  choicesEn: [],
  ...more,
});
const FIELDS = [
  field("meal", {
    type: "CHOICE",
    labelKo: "식사",
    labelEn: "Meal",
    isNeeded: true,
    choicesKo: ["고기", "채식"],
    choicesEn: ["Meat", "Vegetarian"],
  }),
  field("years", { type: "NUMBER" }),
  field("agree", { type: "CONSENT", isNeeded: true }),
  field("words"),
];
const ANSWERS = [
  { key: "meal", value: "채식" },
  { key: "years", value: "1,200" },
  { key: "agree", value: "true" },
];
const LIST = `query ($id: Id!, $filter: ApplicantsFilter) {
  applicants(programId: $id, filter: $filter) { items { ownAnswers(language: EN) { label shown } } } }`;

test("answers are checked at their place, stored as they were meant, and read in the reader's language", async () => {
  const { id } = await createOpenProgram({ fee: 0, ownFields: FIELDS });
  const person = await createPerson(gateway());
  const wrong = [
    { key: "meal", value: "생선" },
    { key: "years", value: "많음" },
    { key: "words", value: "가".repeat(1_001) },
  ];
  const refused = await person.apply(id, { form: { ownAnswers: wrong } });
  expect(refused.errors[0]?.extensions?.fields).toEqual({
    "ownAnswers.0.value": ["CHOICE_UNKNOWN"],
    "ownAnswers.1.value": ["NUMBER_INVALID"],
    "ownAnswers.2.value": ["CONSENT_REQUIRED"],
    "ownAnswers.3.value": ["TOO_LONG"],
  });
  const silent = await person.apply(id);
  expect(silent.errors[0]?.extensions?.fields).toEqual({
    "ownAnswers.0.value": ["REQUIRED"],
    "ownAnswers.2.value": ["CONSENT_REQUIRED"],
  });
  const { id: made } = answered(await person.apply(id, { form: { ownAnswers: ANSWERS } }));
  const row = await db.application.findUniqueOrThrow({ where: { id: made } });
  expect(row.ownAnswers).toEqual({ meal: "채식", years: "1200", agree: "true" });
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const found = async (own: readonly object[]) =>
    Object((await office.ask(LIST, { id, filter: { own } })).data).applicants.items;
  expect(await found([{ key: "meal", value: "채식" }])).toEqual([
    {
      ownAnswers: [
        { label: "Meal", shown: "Vegetarian" },
        { label: "질문 years", shown: "1200" },
        { label: "질문 agree", shown: "Agreed" },
      ],
    },
  ]);
  // Each question has a control of its own, and all that are set hold.
  const years = { key: "years", value: "1,200" };
  const agree = { key: "agree", value: "true" };
  for (const own of [[years], [agree], [years, agree]]) expect(await found(own)).toHaveLength(1);
  const misses = [
    [{ key: "meal", value: "고기" }],
    [{ key: "years", value: "120" }],
    [years, { key: "meal", value: "고기" }],
    [{ key: "words", value: "가" }],
    [{ key: "nothing", value: "채식" }],
  ];
  for (const own of misses) expect(await found(own)).toEqual([]);
  const finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  expect((await finance.ask(LIST, { id })).code).toBe("FORBIDDEN");
});

test("the office saves questions in its editor, a copy has them, and one that cannot be answered is refused", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const create = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
  const lame = [field("meal", { type: "CHOICE", choicesKo: ["하나"] }), field("other")];
  const refused = await office.ask(create, { input: programInput({ ownFields: lame }) });
  expect(refused.errors[0]?.extensions?.fields).toEqual({
    "ownFields.0.choicesKo": ["OWN_CHOICES_INVALID"],
  });
  const input = programInput({ ownFields: FIELDS });
  const { id } = answered(await office.ask(create, { input }), "createProgram");
  const copied = await office.ask("mutation ($id: Id!) { duplicateProgram(id: $id) { id } }", { id });
  const copy = await db.program.findUniqueOrThrow({
    where: { id: answered(copied, "duplicateProgram").id },
  });
  expect(readOwnFields(copy.ownFields)).toEqual(FIELDS);
});

test("a file answers a question: one's own, opened by its applicant and the office, exported by its name, and erased", async () => {
  const files = [field("plan", { type: "FILE", labelKo: "계획서", isNeeded: true })];
  const { id } = await createOpenProgram({ fee: 0, ownFields: files });
  const [person, other, office] = await Promise.all([
    createPerson(gateway()),
    createPerson(gateway()),
    createPerson(gateway(), { roles: ["PROGRAM"] }),
  ]);
  const sent = async ({ headers }: typeof person, name = "계획서.pdf", bytes?: Buffer) =>
    await upload(
      gateway().url,
      { headers: { authorization: String(headers.authorization) } },
      { kind: "answer", name, ...(bytes ? { bytes } : {}) },
    );
  expect((await sent(person, "계획서.exe")).body).toMatchObject({ code: "FILE_TYPE_REFUSED" });
  expect((await sent(person, "계획서.pdf", Buffer.from("<html>"))).status).toBe(422);
  const { body } = await sent(person);
  const foreign = await sent(other);
  const answer = (value: string) => ({ form: { ownAnswers: [{ key: "plan", value }] } });
  const wrong = { "ownAnswers.0.value": ["FILE_UNKNOWN"] };
  for (const value of ["../etc", "9999999", `${foreign.body.id}`]) {
    const refused = await person.apply(id, answer(value));
    expect(refused.errors[0]?.extensions?.fields).toEqual(wrong);
  }
  const made = answered(await person.apply(id, answer(`${body.id} 계획서.pdf`)));
  const found = async (own: readonly object[]) => {
    const query = `query ($id: Id!, $own: [AnswerFilter!]) { applicants(programId: $id, filter: { own: $own }) {
      items { ownAnswers(language: KO) { shown value file { url } } } } }`;
    return Object((await office.ask(query, { id, own })).data).applicants.items;
  };
  const [listed] = await found([{ key: "plan", value: "계획서.PDF" }]);
  expect(listed.ownAnswers).toMatchObject([{ shown: "계획서.pdf", value: `${body.id}` }]);
  const statusFor = async ({ headers }: typeof person) => {
    const answer = await gateway().request("/api/v1/file-pass", { headers });
    const { pass } = await answer.json();
    return (await gateway().request(`${listed.ownAnswers[0].file.url}?t=${pass}`)).status;
  };
  expect(await Promise.all([person, office, other].map(statusFor))).toEqual([200, 200, 404]);
  const exported = await gateway().send(
    "/api/v1/exports",
    {
      list: "applicants",
      sort: "CREATED",
      filter: { programId: id },
      format: "csv",
      reason: "보고",
      columns: [{ key: "own", heading: "own" }],
    },
    { headers: office.headers },
  );
  expect(await exported.text()).toContain("계획서: 계획서.pdf");
  const later = { now: () => new Date(Date.now() + 50 * 60 * 60 * 1_000) };
  await sweepFiles({ store: gateway().files, clock: later });
  expect(await db.file.count({ where: { id: { in: [body.id, foreign.body.id] } } })).toBe(1);
  const past = { startsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2020-01-02T00:00:00Z") };
  await db.program.update({ where: { id }, data: past });
  await RETENTION_RULES.APPLICANT_PHOTO.erase(new Date("2020-02-01T00:00:00Z"), new Date());
  await sweepFiles({ store: gateway().files, clock: later });
  expect(await db.file.count({ where: { id: body.id } })).toBe(0);
  const row = await db.application.findUniqueOrThrow({ where: { id: made.id } });
  expect(row.ownAnswers).toEqual({});
});

test("answers are erased with the photos, when the time of the settings is over", async () => {
  const { id } = await createOpenProgram({ fee: 0, ownFields: FIELDS });
  const person = await createPerson(gateway());
  const made = answered(await person.apply(id, { form: { ownAnswers: ANSWERS } }));
  const past = { startsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2020-01-02T00:00:00Z") };
  await db.program.update({ where: { id }, data: past });
  await RETENTION_RULES.APPLICANT_PHOTO.erase(new Date("2020-02-01T00:00:00Z"), new Date());
  const row = await db.application.findUniqueOrThrow({ where: { id: made.id } });
  expect(row.ownAnswers).toEqual({});
});
