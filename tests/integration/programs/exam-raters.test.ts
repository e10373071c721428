// Raters of an exam: who may be invited, how they answer by a link, what happens to their work.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  ACCEPT_RATING,
  ASSIGN,
  byLink,
  createExam,
  createExaminee,
  DECLINE_RATING,
  INVITE_RATER,
  LINKED_RATING,
  MAKE_SCRIPTS,
  raterInput,
  raterLinkTo,
  readSheet,
  startRating,
  WITHDRAW_RATER,
} from "#tests/support/rating.ts";

const gateway = useGateway();
let office: Somebody;
let chief: Somebody;
let programId: number;
let email: string;
let made = 0;

beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  chief = await createSomebody(gateway(), "최고 관리자", { roles: ["SUPER"] });
});
beforeEach(async () => {
  ({ programId } = await createExam({ examinees: 1 }));
  made += 1;
  email = `rater-${made}@garam.example`;
});

const invite = (more: object = {}, who = office) =>
  who.ask(INVITE_RATER, { programId, input: raterInput(email, more) });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof invite>>) => errors[0]?.extensions?.fields;
const status = async () =>
  Object((await byLink(gateway(), LINKED_RATING, { link: await raterLinkTo(email) })).data).linkedRating
    .status;

describe("an invitation", () => {
  test("is mailed with a link that answers it, in the rater's language", async () => {
    expect((await invite({ language: "EN" })).errors).toEqual([]);
    const mail = await db.mail.findFirstOrThrow({ where: { toAddress: email } });
    expect(mail).toMatchObject({ kind: "EXAM_RATER_INVITED", language: "EN", memberId: null });
    expect(mail.text).toContain("KRW 10,000");
    expect(await status()).toBe("TO_ANSWER");
    const link = await raterLinkTo(email);
    expect((await byLink(gateway(), ACCEPT_RATING, { link })).errors).toEqual([]);
    expect(await status()).toBe("TO_SCORE");
    expect((await byLink(gateway(), ACCEPT_RATING, { link })).code).toBe("LINK_ENDED");
  });

  test("is declined, and may be made once more by a new link", async () => {
    await invite();
    const link = await raterLinkTo(email);
    await byLink(gateway(), DECLINE_RATING, { link });
    expect(await status()).toBe("DECLINED");
    expect((await invite()).errors).toEqual([]);
    expect((await byLink(gateway(), LINKED_RATING, { link })).data).toEqual({ linkedRating: null });
    expect(await status()).toBe("TO_ANSWER");
    expect(fieldsOf(await invite())).toEqual({ email: ["RATER_KNOWN"] });
  });

  test("goes to parts and pairs of the session alone", async () => {
    expect(fieldsOf(await invite({ pair: "KO_AR" }))).toEqual({ pair: ["CHOICE_UNKNOWN"] });
    expect(fieldsOf(await invite({ feePerScript: -1 }))).toEqual({ feePerScript: ["WON_INVALID"] });
    const { id } = await db.program.findFirstOrThrow({ where: { id: programId } });
    await db.program.update({ where: { id }, data: { kind: "SEMINAR" } });
    expect((await invite()).code).toBe("NOT_FOUND");
  });
});

describe("no rater is", () => {
  test("an applicant, by the address, the account, or name and affiliation", async () => {
    const member = await createSomebody(gateway(), "한 사람");
    await createExaminee(programId, { number: 2, memberId: member.id, state: "WITHDRAWN" });
    const applicant = { email: "saebyeokbyeol-1@EXAMPLE.org" };
    expect(fieldsOf(await invite(applicant))).toEqual({ email: ["RATER_IS_APPLICANT"] });
    expect(fieldsOf(await invite({ email: member.email }))).toEqual({ email: ["RATER_IS_APPLICANT"] });
    const twin = { name: "새벽별응시1", affiliation: "샛별1대학교 통번역대학원" };
    expect(fieldsOf(await invite(twin))).toEqual({ email: ["RATER_IS_APPLICANT"] });
  });

  test("of an applicant's affiliation, unless SUPER gives a reason, which is logged", async () => {
    const colleague = { affiliation: "샛별1대학교 영어과" };
    expect(fieldsOf(await invite(colleague))).toEqual({ email: ["RATER_OF_AFFILIATION"] });
    const excepted = { ...colleague, exceptionReason: "다른 캠퍼스에 계십니다" };
    expect(fieldsOf(await invite(excepted))).toEqual({ email: ["RATER_OF_AFFILIATION"] });
    expect(fieldsOf(await invite(colleague, chief))).toEqual({ email: ["RATER_OF_AFFILIATION"] });
    const { data } = await invite(excepted, chief);
    expect(data).toMatchObject({ inviteRater: { exceptionReason: "다른 캠퍼스에 계십니다" } });
    const line = await db.auditEntry.findFirstOrThrow({
      where: { action: "inviteRater", subjectId: programId },
    });
    expect(line.after).toMatchObject({ exceptionReason: "다른 캠퍼스에 계십니다" });
  });
});

test("who applies after the invitation, or works where an applicant does, gets no script before SUPER excepts it", async () => {
  const CONFLICTS =
    "query ($p: Id!) { examScoring(programId: $p) { conflicts { raterId conflict } plan { added lacking lackingCodes } } }";
  const scoring = async () => Object((await office.ask(CONFLICTS, { p: programId })).data).examScoring;
  await db.examSession.updateMany({ where: { programId }, data: { ratersPerScript: 1 } });
  const { id, link } = await startRating(gateway(), office, programId, email, { affiliation: "늦은대학교" });
  await office.ask(MAKE_SCRIPTS, { programId });
  const { code } = await db.examScript.findFirstOrThrow({ where: { paper: { programId } } });
  const none = { lacking: 0, lackingCodes: [] };
  expect(await scoring()).toEqual({ conflicts: [], plan: [{ added: 1, ...none }] });
  const late = await createExaminee(programId, {
    number: 2,
    affiliation: "늦은대학교 통역과",
    state: "CONFIRMED",
  });
  // Which script lacks a rater is said by its code.
  const lacking = [{ added: 0, lacking: 1, lackingCodes: [code] }];
  const ofAffiliation = { raterId: id, conflict: "RATER_OF_AFFILIATION" };
  expect(await scoring()).toEqual({ conflicts: [ofAffiliation], plan: lacking });
  await db.application.update({ where: { id: late.id }, data: { affiliation: null, email } });
  const isApplicant = { raterId: id, conflict: "RATER_IS_APPLICANT" };
  expect(await scoring()).toEqual({ conflicts: [isApplicant], plan: lacking });
  expect((await office.ask(ASSIGN, { programId, expected: 1 })).code).toBe("COUNT_CHANGED");
  expect(await readSheet(gateway(), link)).toEqual([]);
  await office.ask(WITHDRAW_RATER, { id, reason: "응시자" });
  expect((await invite({ exceptionReason: "응시를 취소했습니다" }, chief)).errors).toEqual([]);
  await byLink(gateway(), ACCEPT_RATING, { link: await raterLinkTo(email) });
  expect(await scoring()).toEqual({ conflicts: [], plan: [{ added: 1, ...none }] });
});

test("an exception is for what spoke against the rater when it was made, and for no own script", async () => {
  const ASKED =
    "query ($p: Id!) { examScoring(programId: $p) { conflicts { raterId conflict } raters { exceptedConflicts } plan { added lackingCodes } } }";
  const scoring = async () => Object((await office.ask(ASKED, { p: programId })).data).examScoring;
  await db.examSession.updateMany({ where: { programId }, data: { ratersPerScript: 1 } });
  const excepted = { affiliation: "샛별1대학교 영어과", exceptionReason: "다른 캠퍼스에 계십니다" };
  const accept = async () => {
    expect((await invite(excepted, chief)).errors).toEqual([]);
    await byLink(gateway(), ACCEPT_RATING, { link: await raterLinkTo(email) });
  };
  await accept();
  await office.ask(MAKE_SCRIPTS, { programId });
  const raters = [{ exceptedConflicts: ["RATER_OF_AFFILIATION"] }];
  expect(await scoring()).toEqual({ conflicts: [], raters, plan: [{ added: 1, lackingCodes: [] }] });
  const late = await createExaminee(programId, { number: 2, email, affiliation: null });
  const { id } = await db.examRater.findFirstOrThrow({ where: { programId } });
  expect((await scoring()).conflicts).toEqual([{ raterId: id, conflict: "RATER_IS_APPLICANT" }]);
  expect((await office.ask(ASSIGN, { programId, expected: 1 })).code).toBe("COUNT_CHANGED");
  // Excepted as an applicant, too, the person scores all but the own script.
  await office.ask(WITHDRAW_RATER, { id, reason: "응시자" });
  await accept();
  await office.ask(MAKE_SCRIPTS, { programId });
  const own = await db.examScript.findFirstOrThrow({ where: { applicationId: late.id } });
  expect(await scoring()).toEqual({
    conflicts: [],
    raters: [{ exceptedConflicts: ["RATER_IS_APPLICANT", "RATER_OF_AFFILIATION"] }],
    plan: [{ added: 1, lackingCodes: [own.code] }],
  });
  expect((await office.ask(ASSIGN, { programId, expected: 1 })).errors).toEqual([]);
  const sheet = await readSheet(gateway(), await raterLinkTo(email));
  expect(sheet).toHaveLength(1);
  expect(sheet).not.toMatchObject([{ code: own.code }]);
});

test("a withdrawn rater is notified, and the link opens nothing any more", async () => {
  await invite();
  const link = await raterLinkTo(email);
  await byLink(gateway(), ACCEPT_RATING, { link });
  const { id } = await db.examRater.findFirstOrThrow({ where: { programId, email } });
  expect((await office.ask(WITHDRAW_RATER, { id, reason: "" })).code).toBe("VALIDATION");
  expect((await office.ask(WITHDRAW_RATER, { id, reason: "사정" })).errors).toEqual([]);
  expect(await db.mail.count({ where: { toAddress: email, kind: "EXAM_RATER_WITHDRAWN" } })).toBe(1);
  expect(await status()).toBe("WITHDRAWN");
  expect((await office.ask(WITHDRAW_RATER, { id, reason: "사정" })).code).toBe("MOVE_REFUSED");
});
