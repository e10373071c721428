// @module-tag long
// kill -9 between any two steps of money: while a card is charged, while a refund goes back to it, while lines of the bank are read, split, booked
// and taken back, and while documents are numbered. What the card service did meanwhile is asked about by the last life.
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { startToss, TOSS_KEY, type TossDouble } from "#tests/support/toss.ts";
import { createCardPayers } from "./card-payers.ts";
import { forEachLife, workAndDie } from "./lives.ts";
import { ADMIN, askOffice, openOffice } from "./office.ts";
import { opened } from "./opened.ts";
import { createTreasurers } from "./treasurers.ts";

const ROUNDS = 2;
/** The blow falls after enough was acknowledged and this long, a little later each round. */
const LATER_MILLISECONDS = 60;
const WITHIN_MILLISECONDS = 600_000;

/** A server finishes the statement that it was sent, and may yet commit, after the person who sent it has died. */
async function untilNobodyWorks(): Promise<void> {
  const working = () => db.$queryRaw<readonly object[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`;
  await expect.poll(working, { timeout: 120_000 }).toEqual([]);
}

/** The work of a gateway that died is made due, as if the time of its jobs and of its questions were over. */
async function letTimePass(): Promise<void> {
  await untilNobodyWorks();
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'tasks' AND state = 'active'`;
  await db.cardOrder.updateMany({ where: { askAt: { not: null } }, data: { askAt: new Date() } });
  await db.cardRefund.updateMany({ where: { askAt: { not: null } }, data: { askAt: new Date() } });
}

/** A life in which nobody does anything: the task of the cards hears what it missed. */
async function hear(options: SiteDatabase["options"], { calls, knows, order }: TossDouble): Promise<void> {
  const site = await startSite(options);
  const begun = calls.filter(({ path }) => path === "/v1/payments").map(({ body }) => String(body.orderId));
  const orders = begun.filter(knows);
  for (const orderId of orders) {
    const body = JSON.stringify({ data: { orderId } });
    const headers = { "content-type": "application/json" };
    await fetch(`${site.url}/api/v1/card/webhook`, { method: "POST", headers, body });
  }
  const office = await openOffice(site.url);
  const sums = async () => {
    const result = await askOffice(
      office,
      "{ payments(filter: { method: [CARD] }) { totals { paid refunded } } }",
    );
    return Object(result?.data?.payments).totals;
  };
  const atService = () => {
    const held = orders.map(order).filter(({ status }) => status !== "READY");
    const paid = held.reduce((all, { totalAmount }) => all + totalAmount, 0);
    return { paid, refunded: held.reduce((all, one) => all + one.totalAmount - one.balanceAmount, 0) };
  };
  await expect
    .poll(async () => [await sums(), atService()].map((one) => JSON.stringify(one)), { timeout: 180_000 })
    .toSatisfy(([here, there]: readonly string[]) => here === there);
  await site.stop();
}

it(
  "loses no money and books none twice, by card or by bank, and gives each document one number",
  async () => {
    const database = await createSiteDatabase("migrated");
    const toss = await startToss();
    const { dataDir } = database.options;
    const cards = { TOSS_SECRET_KEY: TOSS_KEY, TOSS_BASE_URL: toss.url, TRUST_PROXY: "1" };
    const options = { dataDir, env: { ...database.options.env, ...ADMIN, ...cards } };
    const crews = [createCardPayers(toss), createTreasurers()];
    try {
      await forEachLife(options, ROUNDS, async (site, round) => {
        await workAndDie(site, round, crews, LATER_MILLISECONDS * round);
        await opened(database, letTimePass);
      });
      await hear(options, toss);
      await opened(database, async () => {
        for (const crew of crews) await crew.expectStored();
      });
    } finally {
      await toss.close();
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
