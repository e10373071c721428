// @module-tag both
// Mailings of the office to many: who gets one and who not and why, in which language, once, stopped and at a time (docs/mailing.md#mailings); what
// advertises goes to members who agreed, and is ended by one click (docs/mailing.md#advertising); refused addresses (docs/core.md#mail).
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import { db } from "#prisma/client.ts";
import { recordBounce } from "#schema/core/mail/address-bounces.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createMember, createSettings, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const proved = { emailProvedAt: new Date() };
const now = () => gateway().clock.now();
const NOBODY = { memberId: null, subscriptionId: null, language: "KO" } as const;

let office: Person;
const people: Record<string, number> = {};
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER", "PROGRAM"], name: "사무국" });
  await createSettings();
  const make = async (name: string, more: Parameters<typeof createMember>[0]) => {
    people[name] = (await createMember({ name, major: "통역", ...proved, ...more })).id;
  };
  await make("한가온", { grade: "REGULAR" });
  await make("Ada Vale", { language: "EN", familyName: "Vale", givenName: "Adelaide" });
  await make("미확인", { emailProvedAt: null });
  await make("정지", { status: "SUSPENDED" });
  await make("탈퇴", { status: "WITHDRAWN", withdrawnAt: new Date() });
  const { id, email } = await createMember({ name: "반송", major: "통역", ...proved });
  people.반송 = id;
  for (const lastError of ["550 no such user", "550 no such user"])
    await recordBounce(db, { toAddress: email, lastError, now: now() });
  const agreed = { kind: "NEWSLETTER", language: "KO" } as const;
  await db.consent.create({ data: { ...agreed, memberId: people["Ada Vale"] ?? 0, granted: true } });
});
beforeEach(() => db.mail.deleteMany());

const CREATE = `mutation ($members: MembersFilter, $programId: Id, $ids: [Id!]) {
  createMailing(members: $members, programId: $programId, ids: $ids) { id version } }`;
const SAVE = `mutation ($id: Id!, $version: Int = 1, $input: MailingInput!) {
  saveMailing(id: $id, version: $version, input: $input) { version } }`;
const SEND = `mutation ($id: Id!, $version: Int = 2, $count: Int!, $at: DateTime) {
  sendMailing(id: $id, version: $version, expectedCount: $count, at: $at) { state expected } }`;
const COUNTS = `query ($id: Id!, $purpose: MailingPurpose) {
  mailingCounts(id: $id, purpose: $purpose) { leftOut language count } }`;
const PEOPLE = `query ($id: Id!, $leftOut: LeftOut) {
  mailingPeople(id: $id, leftOut: $leftOut) { name subject paragraphs } }`;
const READ = "query ($id: Id!) { mailing(id: $id) { state waiting sent failed stopped expected } }";
const words = {
  purpose: "SERVICE",
  subjectKo: "총회 안내",
  textKo: "{name} 회원님께\n\n회원 등급은 {grade}입니다.\n\n총회에 모십니다.",
  subjectEn: "General meeting",
  textEn: "Dear {name}\n\nPlease come.",
};
const interpreters = { members: { major: "통역" } };

async function written(to: object, input: object = words): Promise<number> {
  const { id } = answered(await office.ask(CREATE, to), "createMailing");
  answered(await office.ask(SAVE, { id, input }), "saveMailing");
  return id;
}
const mailsOf = (mailingId: number) =>
  db.mail.findMany({ where: { mailingId }, orderBy: { memberId: "asc" } });

test("says who gets it and who not and why, and shows each what they read", async () => {
  const id = await written(interpreters);
  expect(answered(await office.ask(COUNTS, { id }), "mailingCounts")).toEqual([
    { leftOut: "BOUNCED", language: "KO", count: 1 },
    { leftOut: "SUSPENDED", language: "KO", count: 1 },
    { leftOut: "UNPROVED", language: "KO", count: 1 },
    { leftOut: "WITHDRAWN", language: "KO", count: 1 },
    { leftOut: null, language: "EN", count: 1 },
    { leftOut: null, language: "KO", count: 1 },
  ]);
  const reached = answered(await office.ask(PEOPLE, { id }), "mailingPeople");
  expect(reached).toMatchObject([
    { name: "한가온", subject: "총회 안내 | 학회" },
    { name: "Ada Vale", subject: "General meeting | Society" },
  ]);
  expect(reached[0].paragraphs).toContain("회원 등급은 정회원입니다.");
  expect(reached[1].paragraphs).toContain("Dear Adelaide Vale");
  const refused = answered(await office.ask(PEOPLE, { id, leftOut: "BOUNCED" }), "mailingPeople");
  expect(refused).toMatchObject([{ name: "반송" }]);
  expect(await db.auditEntry.count({ where: { action: "viewLetterPeople", subjectId: id } })).toBe(1);
});

test("is previewed as it is typed, as its writer would get it, and nothing is saved", async () => {
  const id = await written(interpreters);
  const PREVIEW = `query ($id: Id!, $input: MailingInput!) {
    mailing(id: $id) { version textKo previews(input: $input) { language subject paragraphs } } }`;
  const typed = { ...words, subjectKo: "총회 변경", textKo: "{name} 회원님께\n\n장소가 바뀝니다." };
  const mailing = answered(await office.ask(PREVIEW, { id, input: typed }), "mailing");
  expect(mailing).toMatchObject({ version: 2, textKo: words.textKo });
  expect(mailing.previews).toMatchObject([
    { language: "KO", subject: "총회 변경 | 학회" },
    { language: "EN", subject: "General meeting | Society" },
  ]);
  expect(mailing.previews[0].paragraphs).toEqual(
    expect.arrayContaining(["사무국 회원님께", "장소가 바뀝니다."]),
  );
  const wrong = await office.ask(PREVIEW, { id, input: { ...typed, textKo: "{program} 안내" } });
  expect(wrong.errors[0]?.extensions?.fields).toEqual({ textKo: ["PLACEHOLDER_UNKNOWN"] });
});

test("goes out to as many as was agreed, once, however many gateways write it", async () => {
  const id = await written(interpreters);
  expect((await office.ask(SEND, { id, count: 3 })).code).toBe("COUNT_CHANGED");
  expect(answered(await office.ask(SEND, { id, count: 2 }), "sendMailing")).toMatchObject({ state: "READY" });
  expect((await office.ask(SEND, { id, version: 3, count: 2 })).code).toBe("CONFLICT");
  const counts = await Promise.all([1, 2, 3].map(() => writeMailings(now())));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await mailsOf(id)).toMatchObject([
    { memberId: people.한가온, language: "KO", kind: "LETTER", state: "WAITING" },
    { memberId: people["Ada Vale"], language: "EN" },
  ]);
  // As after a process that died when its mails were written and its place was not: nobody gets a second one.
  await db.mailing.update({ where: { id }, data: { state: "WRITING", reached: 0 } });
  expect(await writeMailings(now())).toBe(0);
  expect(await mailsOf(id)).toHaveLength(2);
});

test("a stopped mailing sends nothing more, and one that waits for its time is a draft again", async () => {
  const id = await written(interpreters);
  const at = new Date(now().getTime() + 3_600_000).toISOString();
  const past = await office.ask(SEND, { id, count: 2, at: "2020-01-01T00:00:00Z" });
  expect(past.errors[0]?.extensions?.fields).toEqual({ at: ["DATE_INVALID"] });
  answered(await office.ask(SEND, { id, count: 2, at }), "sendMailing");
  expect(await writeMailings(now())).toBe(0);
  const STOP = "mutation ($id: Id!) { stopMailing(id: $id) { state version } }";
  expect(answered(await office.ask(STOP, { id }), "stopMailing")).toEqual({ state: "DRAFT", version: 4 });
  answered(await office.ask(SEND, { id, version: 4, count: 2 }), "sendMailing");
  expect(await writeMailings(now())).toBe(2);
  answered(await office.ask(STOP, { id }), "stopMailing");
  expect(answered(await office.ask(READ, { id }), "mailing")).toMatchObject({
    state: "STOPPED",
    stopped: 2,
    waiting: 0,
  });
  expect((await office.ask(STOP, { id })).code).toBe("CONFLICT");
});

test("a mistyped placeholder, a line break in a subject and half an English mailing are refused", async () => {
  const { id } = answered(await office.ask(CREATE, interpreters), "createMailing");
  const refused = async (change: object) =>
    (await office.ask(SAVE, { id, input: { ...words, ...change } })).errors[0]?.extensions?.fields;
  expect(await refused({ textKo: "{nmae}님" })).toEqual({ textKo: ["PLACEHOLDER_UNKNOWN"] });
  // Anyone without an account would get a greeting and a signature.
  expect(await refused({ textKo: "{name}님, 총회에 모십니다." })).toEqual({ textKo: ["WORDS_FOR_SOME"] });
  expect(await refused({ textEn: "Dear {name}, please come." })).toEqual({ textEn: ["WORDS_FOR_SOME"] });
  // Known, but not of members.
  expect(await refused({ textKo: "{program}" })).toEqual({ textKo: ["PLACEHOLDER_UNKNOWN"] });
  expect(await refused({ subjectKo: "{name}" })).toEqual({ subjectKo: ["PLACEHOLDER_UNKNOWN"] });
  expect(await refused({ subjectKo: "안내\r\nBcc: x@example.org" })).toEqual({ subjectKo: ["TEXT_INVALID"] });
  expect(await refused({ textEn: null })).toEqual({ textEn: ["REQUIRED"] });
  const decomposed = "안내".normalize("NFD");
  answered(await office.ask(SAVE, { id, input: { ...words, subjectKo: decomposed } }), "saveMailing");
  expect(await db.mailing.findUnique({ where: { id } })).toMatchObject({ subjectKo: "안내" });
});

test("reaches the people of a program without an account, in both languages", async () => {
  const { id: programId } = await createOpenProgram({ fee: 0, titleEn: "Spring seminar" });
  const unproved = await createPerson(gateway(), { name: "미확인 신청인", language: "EN" });
  answered(await unproved.apply(programId));
  const visitor = {
    programId,
    state: "CONFIRMED",
    amount: 0,
    name: "손님",
    email: "guest@example.org",
  } as const;
  await db.application.create({ data: visitor });
  await db.application.create({ data: { ...visitor, email: "" } });
  const input = { ...words, textKo: "‘{program}’ 안내\n\n{name}님", textEn: "About {program}" };
  const id = await written({ programId }, input);
  expect(answered(await office.ask(COUNTS, { id }), "mailingCounts")).toEqual([
    { leftOut: "NO_ADDRESS", language: null, count: 1 },
    { leftOut: null, language: "EN", count: 1 },
    { leftOut: null, language: null, count: 1 },
  ]);
  answered(await office.ask(SEND, { id, count: 2 }), "sendMailing");
  await writeMailings(now());
  const mails = await mailsOf(id);
  const guest = mails.find(({ toAddress }) => toAddress === "guest@example.org");
  expect(guest).toMatchObject({ memberId: null, language: "KO" });
  expect(guest?.text).toMatch(/‘세미나’ 안내[\s\S]*\* \* \*[\s\S]*About Spring seminar/);
  // Nobody proved the address: no name that somebody typed is there.
  expect(guest?.text).not.toContain("손님");
  expect(mails.find(({ memberId }) => memberId === unproved.id)?.text).toContain("About Spring seminar");
});

test("the office chooses among the people of a program by state, and sees how many there are of each", async () => {
  const { id: programId } = await createOpenProgram({ fee: 0 });
  const states = ["CONFIRMED", "CONFIRMED", "AWAITING_PAYMENT", "WAITLISTED", "CANCELLED"] as const;
  await db.application.createMany({
    data: states.map((state, index) => ({
      programId,
      state,
      amount: 0,
      name: `신청인 ${index}`,
      email: `${index}@example.org`,
      waitlistedAt: state === "WAITLISTED" ? now() : null,
      cancelReason: state === "CANCELLED" ? ("OFFICE" as const) : null,
    })),
  });
  const plain = { ...words, textKo: "안내", textEn: "A note" };
  const id = await written({ programId }, plain);
  const counts = `{ mailingStateCounts(id: ${id}) { state count } }`;
  const seen = async () => answered(await office.ask(counts), "mailingStateCounts");
  expect(
    new Map((await seen()).map((row: { state: string; count: number }) => [row.state, row.count])),
  ).toEqual(new Map(Object.entries({ CONFIRMED: 2, AWAITING_PAYMENT: 1, WAITLISTED: 1, CANCELLED: 1 })));
  const reached = async () =>
    answered(await office.ask(COUNTS, { id }), "mailingCounts").reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
  const choose = (chosen: readonly string[]) =>
    office.ask(
      "mutation ($id: Id!, $states: [ApplicationState!]!) { chooseMailingStates(id: $id, states: $states) { audience } }",
      { id, states: chosen },
    );
  expect(await reached()).toBe(3);
  const { audience } = answered(
    await choose(["WAITLISTED", "CANCELLED", "CANCELLED"]),
    "chooseMailingStates",
  );
  expect(audience.filter).toEqual({ programId, state: ["WAITLISTED", "CANCELLED"] });
  expect(await reached()).toBe(2);
  // The numbers are of everybody, whatever was chosen.
  expect(await seen()).toHaveLength(4);
  expect((await choose([])).errors[0]?.extensions?.fields).toEqual({ states: ["REQUIRED"] });
  const [line] = await db.auditEntry.findMany({ where: { action: "chooseLetterStates", subjectId: id } });
  expect(line?.after).toMatchObject({ audience: { filter: { state: ["WAITLISTED", "CANCELLED"] } } });
  answered(await office.ask(SEND, { id, count: 2 }), "sendMailing");
  expect((await choose(["CONFIRMED"])).code).toBe("CONFLICT");
  const chosen = await written({ programId, ids: [1] }, plain);
  expect(
    answered(await office.ask(`{ mailingStateCounts(id: ${chosen}) { count } }`), "mailingStateCounts"),
  ).toEqual([]);
});

describe("a promotion", () => {
  const input = { ...words, purpose: "PROMOTION" };

  test("goes to who agreed, marked, and one click ends it", async () => {
    const id = await written(interpreters, input);
    answered(await office.ask(SEND, { id, count: 1 }), "sendMailing");
    await writeMailings(now());
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ memberId: people["Ada Vale"], subject: "(광고) General meeting | Society" });
    expect(mail?.text).toContain("소식지 수신에 동의하신 분께");
    expect(mail?.text).toMatch(/\{optOut\}$/);
    const link = createOptOutLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
    const { pathname, search } = new URL(link.linkOf(mail ?? NOBODY) ?? "");
    expect((await gateway().request(pathname + search, { method: "POST" })).status).toBe(200);
    // What had not gone out stays.
    expect(await mailsOf(id)).toMatchObject([{ state: "STOPPED" }]);
  });

  test("is not sent to who has not agreed, and says so before", async () => {
    const id = await written(interpreters);
    const counts = answered(await office.ask(COUNTS, { id, purpose: "PROMOTION" }), "mailingCounts");
    expect(counts).toContainEqual({ leftOut: "NO_CONSENT", language: "KO", count: 1 });
  });
});

test("PROGRAM writes to people of programs and to nobody else", async () => {
  const programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const id = await written(interpreters);
  expect((await programs.ask(CREATE, interpreters)).code).toBe("FORBIDDEN");
  expect(answered(await programs.ask(READ, { id }), "mailing")).toBeNull();
  expect((await programs.ask(SEND, { id, count: 2 })).code).toBe("NOT_FOUND");
  expect((await programs.ask(PEOPLE, { id })).code).toBe("NOT_FOUND");
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
