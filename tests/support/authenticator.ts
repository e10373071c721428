// Second factors for tests: an app that makes codes, and where a member has one.
import { Secret, TOTP } from "otpauth";
import { db } from "#prisma/client.ts";

/** A code of an app that holds the secret, at a moment. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** Gives a member an app that counts. @returns its secret */
export async function giveApp(memberId: number): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await db.totpFactor.create({ data: { memberId, secret, confirmedAt: new Date() } });
  return secret;
}
