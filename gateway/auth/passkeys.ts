// Passkeys (WebAuthn): made in my account, and good for signing in by themselves, because the device asks for
// its owner's finger, face or number each time. Which site a key is for comes from PUBLIC_URL and never from
// a request.
import { randomUUID } from "node:crypto";
import { isLoopback } from "#gateway/start/loopback.ts";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import type { PasskeySetUp, PasskeySignIn } from "#schema/validation/people/factors.ts";

/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];
const CHALLENGE_MS = 5 * MINUTE;

/** Loaded with the first passkey, with all the formats of certificates that it knows: some 10 MB. */
const library = () => import("@simplewebauthn/server");

export interface Passkeys {
  /** What the browser is asked for a new key. */
  offer(member: PasskeyOwner, siteName: string): Promise<Offer>;
  /** Checks a new key. @returns its columns; null: refused */
  check(memberId: number, input: PasskeySetUp): Promise<NewPasskey | null>;
  /** What the browser is asked at a sign-in, or for a proof of a member who is signed in. */
  ask(memberId?: number): Promise<Offer>;
  /** Uses a signature up. @param memberId who was asked, where that is known. @returns whose key it is; null: refused */
  use(input: PasskeySignIn, memberId?: number): Promise<number | null>;
}

interface PasskeyOwner {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

export interface Offer {
  readonly ticket: string;
  readonly options: object;
}

interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: bigint;
  readonly transports: string[];
}

/** Where keys are for. Browsers make none for an address of numbers, so this machine is called localhost. */
function siteOf(publicUrl: string): { readonly rpID: string; readonly origins: string[] } {
  const { hostname, port, origin } = new URL(publicUrl);
  if (!isLoopback(hostname)) return { rpID: hostname, origins: [origin] };
  return { rpID: "localhost", origins: [`http://localhost${port && `:${port}`}`] };
}

export function createPasskeys(options: { readonly publicUrl: string; readonly clock: Clock }): Passkeys {
  const { clock } = options;
  const { rpID, origins } = siteOf(options.publicUrl);
  const expected = { expectedOrigin: origins, expectedRPID: rpID, requireUserVerification: true };

  async function keep(challenge: string, memberId: number | null): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await db.passkeyChallenge.create({ data: { id, memberId, challenge, expiresAt } });
    return id;
  }

  /** Of two uses at once the later finds it gone. */
  async function take(id: string, memberId: number | null): Promise<string | null> {
    if (!/^[0-9a-f-]{36}$/.test(id)) return null;
    const where = { id, memberId, expiresAt: { gt: clock.now() } };
    const found = await db.passkeyChallenge.findFirst({ where, select: { challenge: true } });
    const { count } = await db.passkeyChallenge.deleteMany({ where });
    return count === 1 ? (found?.challenge ?? null) : null;
  }

  return {
    offer: async ({ id, email, name }, siteName) => {
      const { generateRegistrationOptions } = await library();
      const asked = await generateRegistrationOptions({
        rpID,
        rpName: siteName,
        userID: Buffer.from(`member-${id}`),
        userName: email,
        userDisplayName: name,
        excludeCredentials: await credentialsOf(id),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { ticket: await keep(asked.challenge, id), options: asked };
    },
    check: async (memberId, { ticket, response }) => {
      const expectedChallenge = await take(ticket, memberId);
      if (expectedChallenge === null) return null;
      const { verifyRegistrationResponse } = await library();
      const verified = await orNull(
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          ...expected,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return { credentialId: id, publicKey, counter: BigInt(counter), transports: [...transports] };
    },
    ask: async (memberId) => {
      const own = memberId === undefined ? [] : await credentialsOf(memberId);
      const { generateAuthenticationOptions } = await library();
      const asked = await generateAuthenticationOptions({
        rpID,
        userVerification: "required",
        ...(own.length > 0 ? { allowCredentials: own } : {}),
      });
      return { ticket: await keep(asked.challenge, memberId ?? null), options: asked };
    },
    use: async ({ ticket, response }, memberId) => {
      const expectedChallenge = await take(ticket, memberId ?? null);
      const key = await db.passkey.findUnique({ where: { credentialId: response.id } });
      if (expectedChallenge === null || !key) return null;
      if (memberId !== undefined && key.memberId !== memberId) return null;
      const { credentialId, publicKey, counter } = key;
      const credential = { id: credentialId, publicKey, counter: Number(counter) };
      const { verifyAuthenticationResponse } = await library();
      const verified = await orNull(
        verifyAuthenticationResponse({ response, expectedChallenge, ...expected, credential }),
      );
      if (!verified?.verified) return null;
      const { count } = await db.passkey.updateMany({
        where: { id: key.id, counter },
        data: { counter: BigInt(verified.authenticationInfo.newCounter), lastUsedAt: clock.now() },
      });
      return count === 1 ? key.memberId : null;
    },
  };
}

async function credentialsOf(memberId: number): Promise<{ id: string }[]> {
  const keys = await db.passkey.findMany({ where: { memberId }, select: { credentialId: true } });
  return keys.map(({ credentialId }) => ({ id: credentialId }));
}

/** The library throws for what does not hold, whatever it is: to the sender all of it is one refusal. */
async function orNull<Verified>(verifying: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}
