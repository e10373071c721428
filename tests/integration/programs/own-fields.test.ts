// A program's own questions: set by the office, answered with an application, found, exported, copied and erased.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { RETENTION_RULES } from "#schema/overview/retention/retention-rules.ts";
import { type OwnField, readOwnFields } from "#schema/validation/programs/own-fields.ts";
import { answered, createOpenProgram, createPerson } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { programInput } from "#tests/support/program-writing.ts";

const gateway = useGateway();
const field = (key: string, more: Partial<OwnField> = {}): OwnField => ({
  ...{
    key,
    type: "TEXT",
    labelKo: `질문 ${key}`,
    labelEn: null,
    isNeeded: false,
    choicesKo: [],
    choicesEn: [],
  },
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
  const found = async (own: string) =>
    Object((await office.ask(LIST, { id, filter: { own } })).data).applicants.items;
  expect(await found("채식")).toEqual([
    {
      ownAnswers: [
        { label: "Meal", shown: "Vegetarian" },
        { label: "질문 years", shown: "1200" },
        { label: "질문 agree", shown: "Agreed" },
      ],
    },
  ]);
  expect(await found("고기")).toEqual([]);
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
