// Defines where a member is signed in. The id of a session is worth nothing without the signature of its token.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { type Device, deviceOf } from "./device.ts";

interface AccountSession extends Device {
  readonly id: string;
  readonly createdAt: Date;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

export async function liveSessions(
  memberId: number,
  currentId: string,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await db.session.findMany({
    where: { memberId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows
    .map(({ id, createdAt, userAgent }) => ({
      id,
      createdAt,
      isCurrent: id === currentId,
      ...deviceOf(userAgent),
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export const AccountSessionRef = builder.objectRef<AccountSession>("AccountSession").implement({
  description: "A place where the member is signed in.",
  fields: (t) => ({
    id: t.exposeString("id"),
    browser: t.exposeString("browser", { nullable: true, description: "Such as Chrome." }),
    system: t.exposeString("system", { nullable: true, description: "Such as Windows." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "The one that asks." }),
  }),
});
