// Finds out whether a pooler in front of PostgreSQL gives every transaction another session (PgBouncer with
// pool_mode=transaction or statement). The site sets a time limit for statements in its sessions, names its
// prepared statements, and holds a lock of its session while it migrates. Such a pooler would hand these to
// other programs, and the lock to nobody.
import pg from "pg";

/** Each asks both connections once more: other programs may take sessions of the pooler in between. */
const ROUNDS = 5;

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

/**
 * A server tells each client the number of its session, which is where its statements run. A pooler tells a
 * number of its own; only behind one a second connection is opened, to see whether both keep their sessions.
 * @param first connected
 * @param settings of the second connection
 */
export async function sharesSessions(first: pg.Client, settings: pg.ClientConfig): Promise<boolean> {
  const session = await sessionOf(first);
  if (session === first.processID) return false;
  const second = new pg.Client(settings);
  await second.connect();
  try {
    const other = await sessionOf(second);
    if (other === session) return true;
    for (let round = 0; round < ROUNDS; round += 1) {
      if ((await sessionOf(first)) !== session || (await sessionOf(second)) !== other) return true;
    }
    return false;
  } finally {
    await second.end();
  }
}
