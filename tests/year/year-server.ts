// A database of a PostgreSQL server for a year, whose `now()` follows the clock of the year: it is looked for
// in a schema of its own first. The server itself stays in its own time, so that its timeouts are real.
import pg from "pg";
import type { TestPostgres } from "#tests/support/postgres.ts";

const clockOf = (database: string) => `
  CREATE SCHEMA year_clock;
  CREATE TABLE year_clock.ahead (seconds double precision NOT NULL);
  INSERT INTO year_clock.ahead VALUES (0);
  CREATE FUNCTION year_clock.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + make_interval(secs => (SELECT seconds FROM year_clock.ahead))';
  ALTER DATABASE ${database} SET search_path = public, year_clock, pg_catalog;`;

/** The queue asks the server's own by its full name. */
const QUEUE_CLOCK =
  "CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT year_clock.now()'";

export interface YearServer {
  /** As DATABASE_URL takes it. */
  readonly url: string;
  readonly server: TestPostgres;
  /** Puts `now()` to a moment. */
  moveTo(moment: Date): Promise<void>;
  /** Has the queue follow the clock, too; once a gateway has made it. */
  moveQueue(): Promise<void>;
  /** Ends every session, as an administrator does. */
  endSessions(): Promise<void>;
}

/** Makes an empty database on a server. */
export async function openYearServer(server: TestPostgres, database: string): Promise<YearServer> {
  await server.createDatabase(database);
  const url = server.url(database);
  const ask = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text, [...values]);
    await client.end();
  };
  await ask(clockOf(database));
  return {
    url,
    server,
    moveTo: (moment) =>
      ask("UPDATE year_clock.ahead SET seconds = $1", [(moment.getTime() - Date.now()) / 1_000]),
    moveQueue: () => ask(QUEUE_CLOCK),
    endSessions: () =>
      ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`),
  };
}
