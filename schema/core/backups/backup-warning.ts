// Defines what the office is to know about the backups (docs/backups.md#backup).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";

const KINDS = ["MISSING", "OLD", "UNPROVED"] as const;
type Kind = (typeof KINDS)[number];

interface BackupWarning {
  readonly kind: Kind;
  /** When the newest one was made; null: there is none. */
  readonly madeAt: Date | null;
}

/** The newest may be this old. */
const OLD_AFTER = 2 * DAY;
/** A proof follows at once; a big site's takes a while. */
const PROVED_WITHIN = DAY / 12;

const KindRef = builder.enumType("BackupWarningKind", {
  values: {
    MISSING: { description: "None was ever made." },
    OLD: { description: "The newest is older than two days." },
    UNPROVED: { description: "The newest was never restored into a scratch database, or was not equal." },
  },
});

export const BackupWarningRef = builder.objectRef<BackupWarning>("BackupWarning").implement({
  description: "The backups are not as they should be.",
  authScopes: { can: manageSettings },
  fields: (t) => ({
    kind: t.expose("kind", { type: KindRef }),
    madeAt: t.expose("madeAt", {
      type: "DateTime",
      nullable: true,
      description: "When the newest was made; null: there is none.",
    }),
  }),
});

/** Null: all is well, or the site is new or a demonstration, which nobody has to back up. */
export async function backupWarning(now: Date): Promise<BackupWarning | null> {
  const newest = await db.backup.findFirst({
    where: { finishedAt: { not: null } },
    orderBy: { finishedAt: "desc" },
    select: { finishedAt: true, provedAt: true },
  });
  const madeAt = newest?.finishedAt ?? null;
  if (!newest || madeAt === null) return (await isWorthBackup(now)) ? { kind: "MISSING", madeAt } : null;
  const age = now.getTime() - madeAt.getTime();
  if (age > OLD_AFTER) return { kind: "OLD", madeAt };
  return newest.provedAt === null && age > PROVED_WITHIN ? { kind: "UNPROVED", madeAt } : null;
}

async function isWorthBackup(now: Date): Promise<boolean> {
  const first = await db.member.findFirst({ orderBy: { id: "asc" }, select: { createdAt: true } });
  if (!first || now.getTime() - first.createdAt.getTime() < OLD_AFTER) return false;
  return (await db.member.count({ where: { isDemo: true }, take: 1 })) === 0;
}
