// `npm run audit:verify [-- hash]`: whether the audit log is as it was written, and still holds the end that
// an earlier check saw.
import process from "node:process";
import { connect, disconnect } from "#prisma/client.ts";
import { holdsHash, verifyAudit } from "#schema/core/audit/verify-audit.ts";
import { runOnDatabase } from "./database-command.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns whether the log is whole */
async function verify(earlier: string | undefined): Promise<boolean> {
  const { entries, hash, fault, entryId } = await verifyAudit();
  say(
    `Whole entries: ${entries}${hash ? `; the last has the hash ${Buffer.from(hash).toString("hex")}` : ""}`,
  );
  if (fault !== null) say(`NOT WHOLE: ${fault}${entryId === null ? "" : `, entry ${entryId}`}`);
  if (earlier === undefined || (await holdsHash(Buffer.from(earlier, "hex")))) return fault === null;
  say(`NOT WHOLE: no entry has the hash ${earlier}`);
  return false;
}

await runOnDatabase(async (connection) => {
  await connect(connection);
  try {
    if (!(await verify(process.argv[2]))) process.exitCode = 1;
  } finally {
    await disconnect();
  }
});
