import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { recordOnce } from "#schema/people/sign-ins/record-sign-in.ts";
import { digest } from "./counters.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { GiveBack } from "./login-throttle.ts";
import { originOf, type Sender } from "./sender.ts";
import type { Throttle } from "./throttle.ts";

/** Whose the address is, or the digest of one that nobody has. */
export const accountOf = (member: { readonly id: number } | null, key: string) =>
  member ? { memberId: member.id } : { memberId: null, accountDigest: digest(key) };

/**
 * Counts a try to sign in, with a password or a code (decision 57); one that is refused unread is written down.
 * @param key the compared form of the address
 * @throws HttpError TOO_MANY_TRIES
 */
export async function takeTry(
  tools: { readonly throttle: Throttle; readonly devices: KnownDevices; readonly clock: Clock },
  key: string,
  from: Sender,
): Promise<GiveBack> {
  try {
    const device = tools.devices.read(from.cookies, key);
    return await tools.throttle.login.take({ address: from.address, device }, key);
  } catch (refusal) {
    if (refusal instanceof HttpError) {
      const member = await db.member.findUnique({ where: { emailKey: key }, select: { id: true } });
      const line = { kind: "LOCKED", ...accountOf(member, key), ...originOf(from) } as const;
      await recordOnce(db, line, tools.clock.now());
    }
    throw refusal;
  }
}
