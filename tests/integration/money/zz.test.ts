import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { compareStatement } from "#schema/money/bank/compare-statement.ts";
import { storeStatement } from "#schema/money/bank/store-statement.ts";
import { toStatementRows } from "#schema/validation/money/statements.ts";
import { createPerson } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { usualPiece } from "#tests/support/loop-pieces.ts";
const gateway = useGateway();
test("x", { timeout: 120_000 }, async () => {
  const office = await createPerson(gateway(), { roles: ["FINANCE"] });
  const cells = Array.from({ length: 5000 }, (_, i) => ["2026-01-02 10:00:00", `회원${i}`, "11000", String(i)]);
  let n = 0;
  const read = () => { n += 10000; return toStatementRows([[""], ...cells], { head: 0, fields: ["DAY", "SENDER", "IN", "BALANCE"] as never }, ["", ...cells.map((c, i) => c.join("\t") + (n + i))]).rows; };
  read();
  const out: Record<string, number> = {};
  out.rows = await usualPiece(async () => { read(); });
  const rows = read();
  out.compare = await usualPiece(() => compareStatement(db, rows));
  let rr = read();
  out.store = await usualPiece(async () => { await db.$transaction((tx) => storeStatement(tx, { name: "a", rows: read(), reopen: null }, { memberId: Object(office).id ?? 1, now: new Date(), address: "x" } as never)); });
  for (const size of [100, 250, 500]) {
    const { id: uploadId } = await db.statementUpload.create({ data: { name: "x", uploadedById: Object(office).id ?? 1, createdAt: new Date() } });
    out[`many ${size}`] = await usualPiece(() => { n += 100000; return db.bankRow.createMany({ data: Array.from({ length: size }, (_, i) => ({ hash: `h${n}-${i}`, at: new Date(), sender: "a", note: "", amount: 5, balance: 7, uploadId, uploadedById: Object(office).id ?? 1, createdAt: new Date() })), skipDuplicates: true }); });
  }
  for (const size of [500, 1000, 5000]) {
    out[`find ${size}`] = await usualPiece(() => db.bankRow.findMany({ where: { hash: { in: Array.from({ length: size }, (_, i) => `q${n}-${i}`) } }, select: { id: true, hash: true, returns: { select: { id: true } } } }));
  }
  console.log(JSON.stringify(out));
});
