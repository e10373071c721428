// @module-tag both
// Applying for programs, from the form to the seat: what a person and the office can do, and the error where they cannot.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { cancelUnpaidApplications } from "#schema/programs/applications/cancel-application.ts";
import { confirmPaidApplications } from "#schema/programs/applications/confirm-application.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createListedPayment } from "#tests/support/payments.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
const soon = (days: number) => new Date(Date.now() + days * DAY);
let person: Person;
let other: Person;
let office: Person;
beforeAll(async () => {
  person = await createPerson(gateway(), { grade: "REGULAR", phoneNumber: "010-1234-5678" });
  other = await createPerson(gateway(), { language: "EN" });
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const OFFER = `query ($id: Id!) { applicationOffer(programId: $id) {
  state entry waitingCount fields
  price { amount enrollmentFee total label(language: KO) { text } }
  application { id state } prefill { name email phoneNumber }
} }`;
const offerTo = async ({ ask }: Person, id: number) => answered(await ask(OFFER, { id }), "applicationOffer");
const WITHDRAW = `mutation ($id: Id!, $version: Int!, $account: String) {
  withdrawApplication(id: $id, version: $version, refundAccount: $account) { id state viewerCanWithdraw }
}`;
const mailsTo = async ({ id }: Person) =>
  (await db.mail.findMany({ where: { memberId: id }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const seatsOf = async (id: number) => (await db.program.findUniqueOrThrow({ where: { id } })).seatsTaken;
const stateOf = async (id: number) => (await db.application.findUniqueOrThrow({ where: { id } })).state;

describe("applying", () => {
  test("the offer says the price of the person and the moment, and the application freezes it", async () => {
    const prices = {
      create: [
        { position: 0, labelKo: "회원", grades: ["REGULAR" as const], amount: 20_000 },
        { position: 1, labelKo: "조기 등록", until: soon(1), amount: 15_000 },
      ],
    };
    const { id } = await createOpenProgram({ prices, enrollmentFee: 5_000 });
    const offer = await offerTo(person, id);
    expect(offer).toMatchObject({
      state: "OPEN",
      entry: "SEAT",
      fields: [],
      application: null,
      price: { amount: 15_000, enrollmentFee: 5_000, total: 20_000, label: { text: "조기 등록" } },
      prefill: { email: person.email, phoneNumber: "010-1234-5678" },
    });
    const refused = await person.apply(id, { expectedTotal: 15_000 });
    expect(refused.code).toBe("PRICE_CHANGED");
    expect(await seatsOf(id)).toBe(0);
    const made = answered(await person.apply(id, { expectedTotal: 20_000 }));
    expect(made).toMatchObject({ state: "AWAITING_PAYMENT", amount: 20_000, enrollmentFee: 5_000 });
    await db.programPrice.deleteMany({ where: { programId: id } });
    const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: made.id } });
    expect(payment).toMatchObject({
      type: "SEMINAR",
      state: "PENDING",
      amountDue: 20_000,
      memberId: person.id,
    });
    expect(await offerTo(person, id)).toMatchObject({ entry: null, application: { id: made.id } });
    expect((await mailsTo(person)).at(-1)).toBe("APPLICATION_RECEIVED");
    await expectSound(id);
  });

  test("people who are no members yet, or owe dues, read a member's price and what it waits for", async () => {
    const dues = { grade: "REGULAR", type: "ANNUAL", amount: 50_000 } as const;
    await db.gradeDue.upsert({ where: { grade: "REGULAR" }, create: dues, update: dues });
    const { id } = await createOpenProgram({
      fee: 60_000,
      enrollmentFee: 5_000,
      pricesNeedDues: true,
      prices: {
        create: [
          { position: 0, labelKo: "회원", grades: ["REGULAR"], amount: 40_000 },
          { position: 1, labelKo: "학생", grades: ["ASSOCIATE"], amount: 20_000 },
        ],
      },
    });
    const ask = "query ($id: Id!) { applicationOffer(programId: $id) { memberPrice { grade total needs } } }";
    const missed = async (asking: Person) =>
      answered(await asking.ask(ask, { id }), "applicationOffer").memberPrice;
    const joining = await createPerson(gateway());
    expect(await missed(joining)).toEqual({ grade: "REGULAR", total: 45_000, needs: "MEMBERSHIP" });
    await db.gradeRequest.create({
      data: { memberId: joining.id, grade: "ASSOCIATE", createdAt: new Date() },
    });
    expect(await missed(joining)).toEqual({ grade: "ASSOCIATE", total: 25_000, needs: "APPROVAL" });
    await createListedPayment({ memberId: joining.id, type: "ANNUAL", grade: "REGULAR" });
    expect(await missed(joining)).toEqual({ grade: "REGULAR", total: 45_000, needs: "DUES" });
    const owing = await createPerson(gateway(), { grade: "REGULAR" });
    expect(await missed(owing)).toEqual({ grade: "REGULAR", total: 45_000, needs: "DUES" });
    await db.program.update({ where: { id }, data: { pricesNeedDues: false } });
    expect(await missed(owing)).toBeNull();
    await db.programPrice.deleteMany({ where: { programId: id } });
    expect(await missed(joining)).toBeNull();
  });

  test("free of charge it is confirmed at once, and the enrolment fee is for the first time only", async () => {
    const free = await createOpenProgram({ kind: "WORKSHOP", fee: 0 });
    expect(answered(await person.apply(free.id))).toMatchObject({ state: "CONFIRMED", amount: 0 });
    expect(await db.payment.count({ where: { application: { programId: free.id } } })).toBe(0);
    const next = await createOpenProgram({ kind: "WORKSHOP", fee: 10_000, enrollmentFee: 7_000 });
    expect((await offerTo(person, next.id)).price).toMatchObject({ enrollmentFee: 0, total: 10_000 });
    expect((await offerTo(other, next.id)).price).toMatchObject({ enrollmentFee: 7_000, total: 17_000 });
    await expectSound(free.id);
  });

  test("twice is once: the second is told, and the same form again answers what it made", async () => {
    const { id } = await createOpenProgram();
    const first = answered(await person.apply(id, { key: "a-form-of-its-own" }));
    expect(answered(await person.apply(id, { key: "a-form-of-its-own" })).id).toBe(first.id);
    expect((await person.apply(id)).code).toBe("ALREADY_APPLIED");
    expect(await seatsOf(id)).toBe(1);
    await expectSound(id);
  });

  test.each([
    ["before the window", { applyFrom: soon(1), applyTo: soon(2) }],
    ["without a window", { applyFrom: null }],
    ["after the window", { applyFrom: soon(-3), applyTo: soon(-1) }],
    ["while it goes on", { startsAt: soon(-0.01), applyTo: null }],
    ["when it is cancelled", { cancelledAt: soon(-1) }],
    ["where people apply elsewhere", { applyLink: "https://example.org/apply" }],
  ])("%s nobody applies", async (_when, columns) => {
    const { id } = await createOpenProgram(columns);
    expect((await person.apply(id)).code).toBe("APPLICATIONS_CLOSED");
    expect((await offerTo(person, id)).entry).toBeNull();
  });

  test("a draft looks like nothing", async () => {
    const { id } = await createOpenProgram({ publishedAt: null });
    expect((await person.apply(id)).code).toBe("NOT_FOUND");
    expect(await offerTo(person, id)).toBeNull();
  });

  test("the exam asks for part, languages, site and photo, and for nothing that it does not offer", async () => {
    const { id } = await createOpenProgram({
      kind: "KITEC",
      examParts: ["TRANSLATION"],
      languagePairs: ["KO_EN"],
      sites: { create: [{ position: 0, nameKo: "서울" }] },
    });
    const [site] = await db.programSite.findMany({ where: { programId: id } });
    const photo = await createImageRow({ kind: "PHOTO", width: 600, height: 800 });
    await db.file.update({ where: { id: photo.id }, data: { uploadedById: person.id } });
    expect((await offerTo(person, id)).fields).toEqual(["examPart", "languagePair", "siteId", "photoId"]);
    const form = { examPart: "TRANSLATION", languagePair: "KO_EN", siteId: site?.id, photoId: photo.id };
    const fieldsOf = async (wrong: object) =>
      (await person.apply(id, { form: { ...form, ...wrong } })).errors[0]?.extensions?.fields;
    expect(await fieldsOf({ examPart: null, photoId: null, siteId: null })).toEqual({
      examPart: ["REQUIRED"],
      siteId: ["REQUIRED"],
      photoId: ["REQUIRED"],
    });
    expect(await fieldsOf({ examPart: "INTERPRETATION", languagePair: "KO_JA", name: " " })).toEqual({
      name: ["REQUIRED"],
      examPart: ["CHOICE_UNKNOWN"],
      languagePair: ["CHOICE_UNKNOWN"],
    });
    const theirs = await createImageRow({ kind: "PHOTO", width: 600, height: 800 });
    expect(await fieldsOf({ photoId: theirs.id })).toEqual({ photoId: ["FILE_UNKNOWN"] });
    // What was sent to be shown in a page may be shown in one already.
    const picture = await createImageRow({ uploadedBy: { connect: { id: person.id } } });
    expect(await fieldsOf({ photoId: picture.id })).toEqual({ photoId: ["FILE_UNKNOWN"] });
    const made = answered(await person.apply(id, { form }));
    const seminar = await createOpenProgram();
    const misplaced = await person.apply(seminar.id, { form: { examPart: "TRANSLATION" } });
    expect(misplaced.errors[0]?.extensions?.fields).toEqual({ examPart: ["UNKNOWN_FIELD"] });
    const changed = await person.ask(
      `mutation ($id: Id!, $form: ApplicationFormInput!) { changeApplication(id: $id, version: 1, form: $form) { version note photo { id } } }`,
      { id: made.id, form: { ...form, name: "신청인", note: "휠체어" } },
    );
    expect(answered(changed, "changeApplication")).toEqual({
      version: 2,
      note: "휠체어",
      photo: { id: photo.id },
    });
    await expectSound(id);
  });
});

test("nobody is asked to pay on for an application that was withdrawn, though money is on its way", async () => {
  const { id } = await createOpenProgram();
  const made = answered(await person.apply(id));
  const read = async () => {
    const query =
      "{ myApplications { id payment { id version state outstanding isAwaited transfer { amount } } } }";
    const all = answered(await person.ask(query), "myApplications");
    return all.find((one: { id: number }) => one.id === made.id).payment;
  };
  const asked = await read();
  expect(asked).toMatchObject({ state: "PENDING", isAwaited: true });
  const declare = `mutation { declarePayment(id: ${asked.id}, version: 1, depositorName: "가") { state isAwaited } }`;
  expect(answered(await person.ask(declare), "declarePayment")).toMatchObject({ isAwaited: true });
  answered(await person.ask(WITHDRAW, { id: made.id, version: made.version }), "withdrawApplication");
  expect(await read()).toMatchObject({
    state: "DECLARED",
    outstanding: 30_000,
    isAwaited: false,
    transfer: null,
  });
});

describe("the waiting list", () => {
  test("goes in order; an offer is taken, declined or lapses, and goes on to the next", async () => {
    const { id } = await createOpenProgram({ capacity: 1, waitingList: true });
    const seated = answered(await person.apply(id));
    const people = await Promise.all(Array.from({ length: 3 }, () => createPerson(gateway())));
    const waiting: number[] = [];
    for (const [place, one] of people.entries()) {
      const made = answered(await one.apply(id));
      expect(made).toMatchObject({ state: "WAITLISTED", waitingPlace: place + 1 });
      waiting.push(made.id);
    }
    const gone = await person.ask(WITHDRAW, { id: seated.id, version: 1 });
    expect(answered(gone, "withdrawApplication")).toMatchObject({
      state: "WITHDRAWN",
      viewerCanWithdraw: false,
    });
    expect(await Promise.all(waiting.map(stateOf))).toEqual(["OFFERED", "WAITLISTED", "WAITLISTED"]);
    expect(await people[0]?.ask(`mutation { declineOffer(id: ${waiting[0]}) { state } }`)).toMatchObject({
      data: { declineOffer: { state: "WITHDRAWN" } },
    });
    expect(await Promise.all(waiting.map(stateOf))).toEqual(["WITHDRAWN", "OFFERED", "WAITLISTED"]);
    const theirs = await people[0]?.ask(`mutation { acceptOffer(id: ${waiting[1]}) { state } }`);
    expect(theirs?.code).toBe("NOT_FOUND");
    const taken = await people[1]?.ask(`mutation { acceptOffer(id: ${waiting[1]}) { state } }`);
    expect(taken?.data).toEqual({ acceptOffer: { state: "AWAITING_PAYMENT" } });
    const again = await people[1]?.ask(`mutation { acceptOffer(id: ${waiting[1]}) { state } }`);
    expect(again?.code).toBe("MOVE_REFUSED");
    await db.$transaction((tx) =>
      cancelUnpaidApplications(tx, {
        applicationIds: [waiting[1] ?? 0],
        actorId: null,
        reason: "PAYMENT_EXPIRED",
        now: new Date(),
      }),
    );
    expect(await Promise.all(waiting.map(stateOf))).toEqual(["WITHDRAWN", "CANCELLED", "OFFERED"]);
    await expectSound(id);
  });

  test("late money takes a seat again while there is one, and otherwise says so", async () => {
    const { id } = await createOpenProgram({ capacity: 1 });
    const made = answered(await person.apply(id));
    const by = { applicationIds: [made.id], actorId: null, now: new Date() };
    await db.$transaction((tx) => cancelUnpaidApplications(tx, { ...by, reason: "PAYMENT_EXPIRED" }));
    const confirm = () => db.$transaction((tx) => confirmPaidApplications(tx, by));
    const someone = answered(await other.apply(id));
    expect(await confirm()).toMatchObject({ warning: "SEATS_GONE" });
    expect(await stateOf(made.id)).toBe("CANCELLED");
    await other.ask(WITHDRAW, { id: someone.id, version: 1 });
    expect((await confirm()).warning).toBeNull();
    expect((await confirm()).warning).toBeNull();
    expect(await stateOf(made.id)).toBe("CONFIRMED");
    await expectSound(id);
  });
});

describe("the office", () => {
  test("confirms, notes attendance, cancels with a reason the applicant reads; all of it is in the log", async () => {
    const { id } = await createOpenProgram();
    const [mine, theirs] = [answered(await person.apply(id)), answered(await other.apply(id))];
    const begun = new Date();
    await office.ask(`mutation { confirmApplication(id: ${mine.id}) { state } }`);
    const dueAt = async () =>
      (await db.payment.findUniqueOrThrow({ where: { applicationId: mine.id } })).dueAt;
    expect(await dueAt()).toBeNull();
    // A slip of the hand: taken back with its email, and confirmed after all.
    const undo = `mutation { undoConfirmation(id: ${mine.id}) { state } }`;
    expect((await office.ask(undo)).data).toEqual({ undoConfirmation: { state: "AWAITING_PAYMENT" } });
    expect((await dueAt())?.getTime()).toBeGreaterThan(Date.now());
    const mails = { memberId: person.id, kind: "APPLICATION_CONFIRMED", createdAt: { gt: begun } } as const;
    expect(await db.mail.count({ where: mails })).toBe(0);
    expect((await office.ask(undo)).code).toBe("MOVE_REFUSED");
    await office.ask(`mutation { confirmApplication(id: ${mine.id}) { state } }`);
    expect(await db.mail.count({ where: mails })).toBe(1);
    const early = await office.ask(
      `mutation { recordAttendance(ids: [${mine.id}, ${theirs.id}], attended: true) { id } }`,
    );
    expect(early.code).toBe("MOVE_REFUSED");
    expect(await stateOf(mine.id)).toBe("CONFIRMED");
    const came = await office.ask(
      `mutation { recordAttendance(ids: [${mine.id}], attended: true) { state } }`,
    );
    expect(came.data).toEqual({ recordAttendance: [{ state: "ATTENDED" }] });
    const cancelled = await office.ask(
      `mutation { cancelApplication(id: ${theirs.id}, reason: "중복") { state cancelReason cancelWords } }`,
    );
    expect(cancelled.data).toEqual({
      cancelApplication: { state: "CANCELLED", cancelReason: "OFFICE", cancelWords: "중복" },
    });
    const mail = await db.mail.findFirstOrThrow({
      where: { memberId: other.id, kind: "APPLICATION_CANCELLED" },
    });
    expect(mail).toMatchObject({ language: "EN", text: expect.stringContaining("Reason: 중복") });
    const actions = await db.auditEntry.findMany({ where: { actorId: office.id }, orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual([
      "confirmApplication",
      "takeBackConfirmation",
      "confirmApplication",
      "recordAttendance",
      "cancelApplication",
    ]);
    const nothing = await office.ask(`mutation { cancelApplication(id: ${mine.id}, reason: " ") { id } }`);
    expect(nothing.errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
    await expectSound(id);
  });

  test("gives seat numbers once, and results of exams only", async () => {
    const { id } = await createOpenProgram({ kind: "KITEC", fee: 0 });
    const rows = await Promise.all(
      [person, other].map(async ({ id: memberId, email }) =>
        db.application.create({
          data: { programId: id, memberId, email, name: "가", amount: 0, state: "CONFIRMED" },
        }),
      ),
    );
    const [one, two] = rows.map((row) => row.id);
    const seat = (of: number | undefined, number: string | null) =>
      office.ask("mutation ($id: Id!, $no: String) { assignSeat(id: $id, seatNumber: $no) { seatNumber } }", {
        id: of,
        no: number,
      });
    expect((await seat(one, "A-1")).data).toEqual({ assignSeat: { seatNumber: "A-1" } });
    expect((await seat(two, "A-1")).errors[0]?.extensions?.fields).toEqual({
      seatNumber: ["SEAT_NUMBER_TAKEN"],
    });
    const result = (score: number) =>
      office.ask(`mutation { recordResult(id: ${one}, score: ${score}, verdict: PASSED) { score verdict } }`);
    expect((await result(101)).code).toBe("VALIDATION");
    expect((await result(91.255)).code).toBe("VALIDATION");
    expect((await result(91)).code).toBe("NOT_PRESENT");
    await office.ask(`mutation { recordAttendance(ids: [${one}], attended: true) { id } }`);
    expect((await result(91)).data).toEqual({ recordResult: { score: 91, verdict: "PASSED" } });
    expect((await result(91.25)).data).toEqual({ recordResult: { score: 91.25, verdict: "PASSED" } });
    const seminar = await createOpenProgram({ fee: 0 });
    const guest = answered(await person.apply(seminar.id));
    const wrong = await office.ask(`mutation { recordResult(id: ${guest.id}, score: 1) { id } }`);
    expect(wrong.code).toBe("MOVE_REFUSED");
  });

  test("lists applicants", async () => {
    const { id } = await createOpenProgram({ titleKo: "봄 세미나", titleEn: "Spring seminar" });
    await person.apply(id, { form: { name: "가나다" } });
    await other.apply(id, { form: { name: "Ada" } });
    const list = await office.ask(
      `{ applicants(programId: ${id}, filter: { search: "나다" }) { totalCount items { name } } }`,
    );
    expect(list.data).toEqual({ applicants: { totalCount: 1, items: [{ name: "가나다" }] } });
  });
});

test("a program with applications is not deleted, not even when they are over", async () => {
  const { id } = await createOpenProgram();
  const made = answered(await person.apply(id));
  await person.ask(WITHDRAW, { id: made.id, version: 1 });
  const deleted = await office.ask(`mutation { deleteProgram(id: ${id}) { id } }`);
  expect(deleted.code).toBe("PROGRAM_HAS_APPLICANTS");
  const { id: empty } = await createProgram();
  expect((await office.ask(`mutation { deleteProgram(id: ${empty}) { id } }`)).code).toBeNull();
});
