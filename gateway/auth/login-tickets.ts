// Says what a browser holds between the password and the second factor: whose password was right, for five
// minutes. It is signed over the hash of that password, so that a change of it ends the ticket, and it signs
// nobody in.
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { createSigner, SIGNATURE } from "./signer.ts";
import { SIGNING_IN, type SigningIn } from "./signing-in.ts";

export interface LoginTickets {
  issue(member: SigningIn): string;
  /** Whose it is, as the member is now; null: it is none of ours, too old, or the password is another. */
  read(ticket: string): Promise<SigningIn | null>;
}

const GOOD_FOR_MS = 5 * MINUTE;
const TICKET = new RegExp(`^(${SIGNATURE})\\.(\\d{1,10})\\.(\\d{1,16})$`);

/** @param options.secret the one tokens are signed with */
export function createLoginTickets({
  secret,
  clock,
}: {
  readonly secret: string;
  readonly clock: Clock;
}): LoginTickets {
  const { sign, isSignature } = createSigner(secret, "login-ticket");
  const textOf = ({ id, passwordHash }: SigningIn, until: number) => `${id}\n${until}\n${passwordHash}`;
  return {
    issue: (member) => {
      const until = clock.now().getTime() + GOOD_FOR_MS;
      return `${sign(textOf(member, until))}.${member.id}.${until}`;
    },
    read: async (ticket) => {
      const [, signature = "", digits, until = ""] = TICKET.exec(ticket) ?? [];
      const id = readId(digits);
      if (id === null || Number(until) <= clock.now().getTime()) return null;
      const where = { id, status: "ACTIVE" } as const;
      const member = await db.member.findFirst({ where, select: SIGNING_IN });
      return member && isSignature(signature, textOf(member, Number(until))) ? member : null;
    },
  };
}
