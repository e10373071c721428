// One number for everything a visitor can see. A transaction that changes it raises the number in the same
// transaction; gateways poll it and drop what they cached (docs/architecture.md).
import { db, type Tx } from "./client.ts";

const id = 1;

/** Raises the version in the caller's transaction and returns it. Call it last: the row stays locked until the commit. */
export async function bumpContentVersion(tx: Tx): Promise<bigint> {
  const row = await tx.contentVersion.update({ where: { id }, data: { version: { increment: 1 } } });
  return row.version;
}

/** The version as committed now. */
export async function readContentVersion(): Promise<bigint> {
  const row = await db.contentVersion.findUniqueOrThrow({ where: { id } });
  return row.version;
}
