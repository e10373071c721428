// A member says that money was sent while somebody else holds the member, or the payment, for longer than a statement may wait: a part of a
// run of dues, or an act of the office. It is done all the same, and nobody is told that the site is unavailable.
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment, DECLARE, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let payer: Person;
beforeAll(async () => {
  payer = await createPerson(gateway());
});
/** Milliseconds: a statement of a server is given up after 1,700. */
const HELD = 2_200;

test.each(["members", "payments"] as const)("while a row of %s is held", async (table) => {
  const { id } = await createPayment({ memberId: payer.id });
  const held = Promise.withResolvers<void>();
  const holding = db.$transaction(async (tx) => {
    if (table === "members")
      await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${payer.id} FOR NO KEY UPDATE`;
    else await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR NO KEY UPDATE`;
    held.resolve();
    await sleep(HELD);
  });
  await held.promise;
  const { code } = await payer.ask(DECLARE, { id, version: 1 });
  await holding;
  expect(code).toBeNull();
  await expectSoundPayment(id);
});
