// What a year's run looks at each evening finds what is wrong.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, createProgram } from "#tests/support/factories.ts";
import { lostActions, noteActions } from "#tests/year/acknowledged-actions.ts";
import { missingBytes } from "#tests/year/file-bytes.ts";
import { brokenInvariants } from "#tests/year/invariants.ts";

useDatabase();

beforeEach(async () => {
  await db.program.deleteMany();
});

it("finds nothing in a site that is sound", async () => {
  await createProgram({ capacity: 5 });
  expect(await brokenInvariants(true)).toEqual([]);
});

it("finds seats that nobody has", async () => {
  const { id } = await createProgram({ capacity: 5, seatsTaken: 2 });
  expect(await brokenInvariants(false)).toEqual([
    `Seats are counted as they are taken, and never above the capacity: program ${id}`,
  ]);
});

it("finds a mail that waits for a week", async () => {
  const [mail] = await db.mail.createManyAndReturn({
    data: [8, 6].map((days) => ({
      ...({
        kind: "PAYMENT_PAID",
        language: "KO",
        toAddress: "payer@example.org",
      } as const),
      subject: "납부",
      text: "받았습니다.",
      createdAt: new Date(Date.now() - days * DAY),
    })),
  });
  expect(await brokenInvariants(false)).toEqual([`No mail waits for a week: mail ${mail?.id}`]);
  await db.mail.deleteMany();
});

it("finds a closed month whose ledger has changed since", async () => {
  const { id: closedById } = await createMember();
  const sums = { bankIn: 0, bankOut: 0, ledgerIn: 10_000, ledgerOut: 0 };
  await db.closedMonth.create({ data: { month: "2026-09", ...sums, closedById, closedAt: new Date() } });
  expect(await brokenInvariants(false)).toEqual(["A closed month says what the ledger says: month 2026-09"]);
  await db.closedMonth.deleteMany();
});

it("finds somebody who left long ago and is not erased, and one who is not erased whole", async () => {
  const left = await createMember();
  const erased = await createMember();
  const withdrawnAt = new Date(Date.now() - 40 * DAY);
  await db.member.update({ where: { id: left.id }, data: { status: "WITHDRAWN", withdrawnAt } });
  await db.member.update({
    where: { id: erased.id },
    data: {
      status: "WITHDRAWN",
      withdrawnAt,
      erasedAt: new Date(),
      name: "-",
      phoneNumber: null,
      affiliation: null,
      email: `erased-${erased.id}@erased.invalid`,
    },
  });
  await db.signInRecord.create({
    data: { kind: "SIGNED_IN", memberId: erased.id, createdAt: new Date() },
  });
  expect(await brokenInvariants(false)).toEqual([
    `Who was erased has no name left: member ${erased.id}`,
    `Who left is erased after its time: member ${left.id}`,
  ]);
  await db.member.deleteMany({ where: { id: { in: [left.id, erased.id] } } });
});

it("finds an action that was acknowledged more often than it was logged", async () => {
  const { id: actorId } = await createMember();
  const since = new Date("2030-01-01T00:00:00Z");
  const actions: Record<string, number> = {};
  for (let times = 0; times < 2; times += 1) noteActions(actions, { bookBankRow: { id: 1 }, bankRows: {} });
  noteActions(actions, { makeScripts: { id: 1 } });
  expect(actions).toEqual({ bookBankRow: 2 });
  const line = { actorId, action: "bookBankRow", subject: "bank" };
  // Two lines of one transaction are one action.
  await db.auditEntry.createMany({ data: [since, since].map((createdAt) => ({ ...line, createdAt })) });
  expect(await lostActions(actions, since)).toEqual([
    "bookBankRow was acknowledged 2 times and is 1 times in the audit log",
  ]);
  await db.auditEntry.create({ data: { ...line, createdAt: new Date(since.getTime() + 1) } });
  expect(await lostActions(actions, since)).toEqual([]);
});

it("finds a file without bytes, unless it was swept meanwhile", async () => {
  const filesDir = await mkdtemp(join(tmpdir(), "year-files-"));
  const [stored, swept] = ["a".repeat(43), "b".repeat(43)];
  await mkdir(join(filesDir, "aa", "aa"), { recursive: true });
  await writeFile(join(filesDir, "aa", "aa", `${stored}-640.webp`), "");
  const place = { kind: "EMBEDDED", dataDir: filesDir, filesDir, server: null, env: {} } as const;
  const lookAt = (...answers: (readonly string[])[]) => {
    const answersLeft = [...answers];
    return missingBytes({ site: { place, fileKeys: async () => answersLeft.shift() ?? [] } });
  };
  expect(await lookAt([stored, swept], [stored])).toEqual([]);
  expect(await lookAt([stored, swept], [stored, swept])).toEqual([`The file ${swept} has no bytes`]);
  await rm(filesDir, { recursive: true });
});

// The last one: its application, whose history is never deleted, keeps its program.
it("finds a history that ends elsewhere than its application", async () => {
  const member = await createMember();
  const program = await createProgram({ capacity: 5, seatsTaken: 1 });
  const { id } = await db.application.create({
    data: {
      programId: program.id,
      memberId: member.id,
      state: "CONFIRMED",
      amount: 0,
      name: "신청인",
      email: "applicant@example.org",
      moves: { create: { to: "WAITLISTED", createdAt: new Date() } },
    },
  });
  expect(await brokenInvariants(false)).toEqual([
    `The history of an application has no gap, and ends where it is: application ${id}`,
  ]);
});
