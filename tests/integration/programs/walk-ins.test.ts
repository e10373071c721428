// Somebody applies and pays at the door: a seat where there is one, money that the treasurer books, and a record of attendance.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let office: Person;
let finance: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const today = () => ({ startsAt: new Date(Date.now() - HOUR), endsAt: new Date(Date.now() + HOUR) });
const ADD = "mutation ($p: Id!, $i: WalkInInput!) { addWalkIn(programId: $p, input: $i) }";
const add = (programId: number, email: string, amount = 30_000) =>
  office.ask(ADD, { p: programId, i: { name: "현장인", email, language: "KO", amount } });

test("a walk-in has the last seat, is present, and the treasurer books what was paid on site", async () => {
  const { id } = await createOpenProgram({ ...today(), capacity: 1 });
  expect((await add(id, "door@b.example", 20_000)).code).toBe("VALIDATION");
  const applicationId: number = Object((await add(id, "door@b.example")).data).addWalkIn;
  expect((await add(id, "DOOR@b.example")).code).toBe("ALREADY_APPLIED");
  expect((await add(id, "next@b.example")).code).toBe("PROGRAM_FULL");
  const application = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    include: { payment: true, attendances: true },
  });
  expect(application).toMatchObject({
    state: "ATTENDED",
    payment: { state: "DECLARED", method: "ON_SITE", amountDue: 30_000, dueAt: null },
    attendances: [{ state: "PRESENT", isCurrent: true, memberId: office.id }],
  });
  await expectSound(id);
  const { id: paymentId, version } = application.payment ?? { id: 0, version: 0 };
  const booked = await finance.ask(
    `mutation { bookPayment(id: ${paymentId}, version: ${version}, amount: 30000, method: ON_SITE) { warning payment { state } } }`,
  );
  expect(booked.data).toEqual({ bookPayment: { warning: null, payment: { state: "PAID" } } });
});

test("a helper adds one by the link; an exam and a program of another day take nobody at the door", async () => {
  const { id } = await createOpenProgram({ ...today(), fee: 0 });
  const link = await office.ask(
    "mutation ($p: Id!, $i: DoorLinkInput!) { createDoorLink(programId: $p, input: $i) { address(language: KO) } }",
    { p: id, i: { label: "입구", day: seoulDay(new Date()) } },
  );
  const token = new URL(Object(link.data).createDoorLink.address).hash.slice(1);
  const query = "mutation ($l: String!, $i: WalkInInput!) { addLinkedWalkIn(link: $l, input: $i) }";
  const input = { name: "현장인", email: "helper@b.example", language: "EN", amount: 0 };
  const reply = await askGraphql(gateway(), query, { variables: { l: token, i: input } });
  const applicationId: number = Object(reply.data).addLinkedWalkIn;
  const made = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    include: { payment: true },
  });
  expect(made).toMatchObject({ state: "ATTENDED", memberId: null, payment: null });
  const exam = await createOpenProgram({ ...today(), kind: "KITEC" });
  expect((await add(exam.id, "a@b.example")).code).toBe("APPLICATIONS_CLOSED");
  const later = await createOpenProgram();
  expect((await add(later.id, "a@b.example")).code).toBe("APPLICATIONS_CLOSED");
  // Nor does the page of the door offer it.
  const prices = [];
  for (const of of [id, exam.id, later.id]) {
    const list = await office.ask(`{ checkIn(programId: ${of}) { walkInPrice } }`);
    prices.push(answered(list, "checkIn").walkInPrice);
  }
  expect(prices).toEqual([0, null, null]);
});
