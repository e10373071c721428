// Codes of an app on the member's phone (RFC 6238): six digits, SHA-1 and thirty seconds, which every app knows.
import { Secret, TOTP } from "otpauth";
import type { Tx } from "#prisma/client.ts";

const PERIOD_SECONDS = 30;
/** Steps before and after, for clocks that are not quite right (RFC 6238, 5.2). */
const WINDOW = 1;

type Factors = Pick<Tx, "totpFactor">;

/** A new secret of 160 bits in base32 (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address an app reads from the QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });

/** The step whose code it is, counted from 1970; null: it is none of this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Uses a code up; one that was used, or an older one, is refused, also where two come at once. */
export async function spendTotp(tx: Factors, memberId: number, code: string, now: Date): Promise<boolean> {
  const factor = await tx.totpFactor.findUnique({ where: { memberId } });
  if (!factor?.confirmedAt) return false;
  const step = stepOf(factor.secret, code, now);
  if (step === null) return false;
  const { count } = await tx.totpFactor.updateMany({
    where: { memberId, secret: factor.secret, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count === 1;
}
