// Logs logins and failed logins (docs/sign-in.md#sign-in).
import type { Tx } from "#prisma/client.ts";
import type { SignInKind } from "#prisma/generated/enums.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";

/** Where a request comes from. */
export interface Origin {
  /** The client's, as gateway/http/client-address.ts finds it; null where the site asks itself. */
  readonly address: string | null;
  /** What the browser calls itself; null where it says nothing. */
  readonly userAgent: string | null;
}

interface SignInLine extends Partial<Origin> {
  readonly kind: SignInKind;
  /** Null: nobody has the address that was typed. */
  readonly memberId: number | null;
  /** Of the address that was typed, where nobody has it. */
  readonly accountDigest?: string;
  /** A code, or what was forbidden. */
  readonly reason?: string;
}

type Records = Pick<Tx, "signInRecord">;

/** What a browser calls itself is longer only when somebody plays. */
const USER_AGENT_MAX = 400;

/** One line. In a transaction it is there with the action, or neither is. */
export async function recordSignIn(tx: Records, line: SignInLine, now: Date): Promise<void> {
  const userAgent = line.userAgent?.slice(0, USER_AGENT_MAX) ?? null;
  await tx.signInRecord.create({ data: { ...line, userAgent, createdAt: now }, select: { id: true } });
}

const SAME_MS = 10 * MINUTE;

/** The same line of the same sender within ten minutes is one: what is refused without work must not fill the table. */
export async function recordOnce(tx: Records, line: SignInLine, now: Date): Promise<void> {
  const { kind, memberId, address = null, reason = null } = line;
  const since = new Date(now.getTime() - SAME_MS);
  const last = await tx.signInRecord.findFirst({
    where: { kind, memberId, address, reason, createdAt: { gt: since } },
    select: { id: true },
  });
  if (!last) await recordSignIn(tx, line, now);
}
