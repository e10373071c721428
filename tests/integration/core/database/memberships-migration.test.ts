// @module-tag server
// What the migration makes of the members there were before it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment } from "#tests/support/paying.ts";
import { ROOT } from "#tests/support/source-files.ts";

useGateway();

/** The statements that write rows, as they are in the migration. */
function statements(): readonly string[] {
  const folder = join(ROOT, "prisma", "migrations");
  const name = readdirSync(folder).find((one) => one.endsWith("_memberships")) ?? "";
  const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
  const rows = sql.slice(sql.indexOf("-- What members have today."), sql.indexOf("CREATE TRIGGER"));
  return rows.split(/;\s*\n/).filter((one) => /INSERT/.test(one));
}

const createdAt = new Date("2024-03-02T03:00:00Z");
const members = { years: 0, lifetime: 0, honorary: 0, general: 0 };
beforeAll(async () => {
  for (const [name, grade] of [
    ["years", "REGULAR"],
    ["lifetime", "LIFETIME"],
    ["honorary", "HONORARY"],
    ["general", "GENERAL"],
  ] as const) {
    const { id } = await createMember({ createdAt, grade });
    members[name] = id;
    if (name !== "years" && name !== "lifetime") continue;
    for (const year of [2025, 2026]) {
      const asked = { memberId: id, type: "ANNUAL", year, grade: "REGULAR" } as const;
      const payment = await createPayment(asked);
      const method = year === 2025 ? "EXEMPT" : "BANK_TRANSFER";
      await db.payment.update({ where: { id: payment.id }, data: { state: "PAID", method } });
    }
  }
  const bought = await createPayment({ memberId: members.lifetime, type: "LIFETIME", grade: "LIFETIME" });
  const paidAt = new Date("2026-06-30T15:30:00Z");
  await db.payment.update({ where: { id: bought.id }, data: { state: "PAID", paidAt } });
  await db.$executeRawUnsafe("ALTER TABLE memberships DISABLE TRIGGER USER");
  await db.membership.deleteMany();
  for (const statement of statements()) await db.$executeRawUnsafe(statement);
});

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
async function periods(memberId: number) {
  const found = await db.membership.findMany({ where: { memberId }, orderBy: { fromDay: "asc" } });
  return found.map(({ grade, source, fromDay, toDay }) => [grade, source, day(fromDay), day(toDay)]);
}

test("dues that were paid are years", async () => {
  expect(await periods(members.years)).toEqual([
    ["REGULAR", "EXEMPTION", "2025-01-01", "2026-01-01"],
    ["REGULAR", "PAYMENT", "2026-01-01", "2027-01-01"],
  ]);
});

test("a grade that was bought begins with its day and ends the year it was bought in", async () => {
  expect(await periods(members.lifetime)).toEqual([
    ["REGULAR", "EXEMPTION", "2025-01-01", "2026-01-01"],
    ["REGULAR", "PAYMENT", "2026-01-01", "2026-07-01"],
    ["LIFETIME", "PAYMENT", "2026-07-01", null],
  ]);
});

test("any other grade begins with the account; anyone who has none has no period", async () => {
  expect(await periods(members.honorary)).toEqual([["HONORARY", "DECISION", "2024-03-02", null]]);
  expect(await periods(members.general)).toEqual([]);
});
