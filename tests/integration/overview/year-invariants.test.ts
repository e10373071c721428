// What a year's run looks at each evening finds what is wrong.
import { beforeEach, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, createProgram } from "#tests/support/factories.ts";
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
      ...{ subject: "납부", text: "받았습니다.", createdAt: new Date(Date.now() - days * DAY) },
    })),
  });
  expect(await brokenInvariants(false)).toEqual([`No mail waits for a week: mail ${mail?.id}`]);
  await db.mail.deleteMany();
});

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
