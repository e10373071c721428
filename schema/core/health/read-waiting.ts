// Defines what waits in the database, for the metrics and the dashboard: every queue and state is there, with
// 0 where nothing waits.
import { db } from "#prisma/client.ts";

export interface Waiting {
  readonly jobs: readonly { readonly queue: string; readonly state: string; readonly count: number }[];
  readonly mails: readonly { readonly state: string; readonly count: number }[];
  readonly backups: { readonly made: Date | null; readonly proved: Date | null };
}

export async function readWaiting(): Promise<Waiting> {
  const jobs = await db.$queryRaw<{ queue: string; state: string; count: number }[]>`
    SELECT queue, state, (SELECT count(*)::int FROM pgboss.job WHERE name = queue AND job.state::text = states.state) AS count
    FROM unnest(ARRAY['mail', 'tasks', 'texts']) AS queue, unnest(ARRAY['created', 'retry', 'active', 'failed']) AS states (state)`;
  const mails = await db.$queryRaw<{ state: string; count: number }[]>`
    SELECT lower(states.state) AS state, (SELECT count(*)::int FROM mails WHERE mails.state::text = states.state) AS count
    FROM unnest(ARRAY['WAITING', 'FAILED']) AS states (state)`;
  const { _max } = await db.backup.aggregate({ _max: { finishedAt: true, provedAt: true } });
  return { jobs, mails, backups: { made: _max.finishedAt, proved: _max.provedAt } };
}
