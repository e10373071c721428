// Tokens of sessions (docs/sign-in.md#the-meaning-of-a-401): HS256 only, for this issuer and audience only,
// good for twelve hours. `jti` is the id of the session's row. A token alone proves nothing: session.ts reads
// the row.
import { createSecretKey } from "node:crypto";
import jsonwebtoken from "jsonwebtoken";
import type { Clock } from "#schema/context.ts";
import { z } from "#schema/validation/zod.ts";

export const SESSION_MILLISECONDS = 12 * 60 * 60 * 1000;

const ISSUER = "association-website";
const AUDIENCE = "association-website/members";
const ALGORITHM = "HS256";

const claims = z.object({ jti: z.uuid() });

export interface Tokens {
  /** A signed token for a session row. */
  issue(session: { readonly id: string; readonly memberId: number; readonly expiresAt: Date }): string;
  /** The id of the session row, or null when the token isn't one of ours or is past its time. */
  read(token: string): string | null;
}

/** @param secret 32 bytes or more */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = createSecretKey(Buffer.from(secret));
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue: ({ id, memberId, expiresAt }) =>
      jsonwebtoken.sign({ iat: seconds(), exp: Math.floor(expiresAt.getTime() / 1000) }, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: String(memberId),
        jwtid: id,
      }),
    read: (token) => {
      try {
        const payload = jsonwebtoken.verify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: seconds(),
        });
        return claims.safeParse(payload).data?.jti ?? null;
      } catch {
        return null;
      }
    },
  };
}
