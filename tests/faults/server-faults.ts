// What may happen to a PostgreSQL server under a running site, with its queue at work and a mail server set.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { TestPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { type Crowd, lookFor, startCrowd } from "./crowd.ts";
import type { Row } from "./row.ts";

export interface ServerFault {
  readonly fault: string;
  readonly tries: number;
  /** Resolves when the fault is over. */
  readonly befall: (server: TestPostgres, client: pg.Client, url: string) => Promise<void>;
  /** Pages go on meanwhile. */
  readonly pagesStay?: true;
}

const FROZEN_MS = 4_000;
const LOCKED_MS = 5_000;

const terminateAll = async (_: TestPostgres, client: pg.Client): Promise<void> => {
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`);
};

const freeze = async (server: TestPostgres): Promise<void> => {
  const thaw = await server.freeze();
  await sleep(FROZEN_MS);
  thaw();
};

const lock =
  (table: string) =>
  async (_: TestPostgres, __: pg.Client, url: string): Promise<void> => {
    const locking = new pg.Client({ connectionString: url });
    await locking.connect();
    await locking.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await sleep(LOCKED_MS);
    await locking.query("ROLLBACK");
    await locking.end();
  };

const restart = async (server: TestPostgres): Promise<void> => {
  await server.stop();
  await sleep(1_000);
  await server.start();
};

const FAULTS: readonly ServerFault[] = [
  { fault: "every session terminated", tries: 10, befall: terminateAll },
  { fault: "server frozen for 4 s", tries: 3, befall: freeze, pagesStay: true },
  { fault: "table members locked for 5 s", tries: 2, befall: lock("members"), pagesStay: true },
  { fault: "table posts locked for 5 s", tries: 2, befall: lock("posts"), pagesStay: true },
  { fault: "table of the queue locked for 5 s", tries: 2, befall: lock("pgboss.job"), pagesStay: true },
  { fault: "server stopped and started", tries: 3, befall: restart, pagesStay: true },
];

/** One after the other on one site. */
export async function befallServer(
  server: TestPostgres,
  faults: readonly ServerFault[] = FAULTS,
): Promise<Row[]> {
  await server.createDatabase("faults");
  const url = server.url("faults");
  const smtp = await startSmtp();
  const site = await startSite({ env: { DATABASE_URL: url, SMTP_URL: smtp.url, TRUST_PROXY: "1" } });
  const rows: Row[] = [];
  try {
    for (const fault of faults) rows.push(await tryOut(fault, server, url, site));
    await site.stop();
    return rows;
  } catch (error) {
    await site.kill();
    throw error;
  } finally {
    await smtp.close();
  }
}

async function tryOut(fault: ServerFault, server: TestPostgres, url: string, site: Site): Promise<Row> {
  const crowd = startCrowd(() => site.url);
  const recovery: number[] = [];
  await crowd.nextAcknowledged();
  for (let round = 0; round < fault.tries; round += 1) {
    const client = new pg.Client({ connectionString: server.url("postgres") });
    client.on("error", () => undefined);
    await client.connect();
    await fault.befall(server, client, url);
    recovery.push(await crowd.nextAcknowledged());
    await client.end().catch(() => undefined);
    await sleep(500);
  }
  await crowd.stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { lost, wrong } = await lookFor(client, crowd.acknowledgedEmails);
  await client.end();
  return {
    fault: `PostgreSQL: ${fault.fault}`,
    tries: fault.tries,
    acknowledged: crowd.acknowledgedEmails.length,
    lost,
    wrong: [...crowd.wrong, ...wrong, ...ended(site), ...(fault.pagesStay ? missedPages(crowd) : [])],
    recovery,
  };
}

const ended = ({ process: { exitCode, signalCode } }: Site): string[] =>
  exitCode === null && signalCode === null ? [] : [`the process ended with ${exitCode ?? signalCode}`];

const missedPages = ({ pages: { asked, shown } }: Crowd): string[] =>
  asked === shown ? [] : [`${asked - shown} of ${asked} pages were refused`];
