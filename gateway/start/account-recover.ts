// `npm run account:recover -- address`, for an administrator who is locked out: anyone who may run it on the
// server has the database anyway. It takes away the second factors, ends the sessions, and prints a link that
// chooses a new password. The audit log says so.
import process from "node:process";
import { storedSecret } from "#gateway/auth/jwt-secret.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { connect, db, disconnect } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { removeFactors } from "#schema/people/account/remove-factors.ts";
import { createPasswordToken } from "#schema/people/members/send-password-link.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { type Config, ConfigError } from "./config.ts";
import { runOnDatabase } from "./database-command.ts";

const REASON = "npm run account:recover";

/** @returns the link */
async function recover(email: string, { jwtSecret, dataDir, publicUrl }: Config): Promise<string> {
  const secret = jwtSecret ?? (await storedSecret(dataDir));
  const links = createOneTimeLinks({ secret, publicUrl });
  return await db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({
      where: { emailKey: emailKey(email), status: "ACTIVE" },
      select: { id: true, language: true },
    });
    if (!member) throw new ConfigError(`There is no active account of ${email}`);
    const { id, language } = member;
    const now = new Date();
    if (await removeFactors(tx, id)) await recordSignIn(tx, { kind: "FACTOR_RESET", memberId: id }, now);
    await tx.session.deleteMany({ where: { memberId: id } });
    const line = { action: "resetSecondFactor", subject: "member", subjectId: id, reason: REASON } as const;
    await recordAudit(tx, { memberId: id, now }, line);
    return links.linkTo("PASSWORD_RESET", await createPasswordToken(tx, id, { links, now }), language);
  });
}

await runOnDatabase(async (connection, config) => {
  const [email] = process.argv.slice(2);
  if (email === undefined)
    throw new ConfigError("Name the account: npm run account:recover -- name@example.org");
  await connect(connection);
  try {
    process.stdout.write(`Within half an hour, once: ${await recover(email, config)}\n`);
  } finally {
    await disconnect();
  }
});
