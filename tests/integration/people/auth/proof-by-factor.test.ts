// Who has a second factor proves with it (decision 212), and a device that says the id of a key that is there is refused.
import { describe, expect, it } from "vitest";
import { addPasskey } from "#gateway/auth/set-up-factors.ts";
import { createThrottle } from "#gateway/auth/throttle.ts";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { codeOf, giveApp } from "#tests/support/authenticator.ts";
import { createMember, createSession, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const now = () => gateway().clock.now();

async function post(path: string, body: object, headers: Record<string, string>) {
  const answer = await gateway().send(path, body, { headers });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
}

const PART = "AAAA";
const credential = { type: "public-key", clientExtensionResults: {} } as const;
const newKey = (memberId: number, credentialId: string) => ({
  memberId,
  credentialId,
  name: "가",
  publicKey: Buffer.from([1]),
  counter: 0n,
  createdAt: now(),
});

describe("a proof", () => {
  it("is given with the second factor by the person who has one: the password alone proves nothing", async () => {
    const member = await createMember();
    const { password } = member;
    const clock = { now: () => new Date(now().getTime() - 6 * MINUTE) };
    const { headers } = await createSession(member.id, clock);
    const options = () => post("/api/v1/reauthenticate/options", {}, headers);
    expect((await options()).body).toEqual({ factors: [] });
    const secret = await giveApp(member.id);
    expect((await options()).body).toEqual({ factors: ["TOTP"] });
    const byPassword = await post("/api/v1/reauthenticate", { password }, headers);
    expect(byPassword).toMatchObject({ status: 422, body: { fields: { password: ["FACTOR_NEEDED"] } } });
    const acts = [
      post("/api/v1/withdraw", { password }, headers),
      post("/api/v1/change-email", { password, email: "other@example.org" }, headers),
    ];
    for (const { status, body } of await Promise.all(acts)) {
      expect([status, body.code]).toEqual([403, "REAUTH_REQUIRED"]);
    }
    const old_password = password;
    const input = { old_password, new_password: "Fresh!Garlic77", confirm_new_password: "Fresh!Garlic77" };
    const change = async () =>
      (await gateway().send("/api/v1/change-password", input, { method: "PATCH", headers })).status;
    expect(await change()).toBe(403);
    const code = codeOf(secret, now());
    expect((await post("/api/v1/reauthenticate", { code }, headers)).status).toBe(204);
    expect(await change()).not.toBe(403);
  });

  it("asks the browser for the member's own passkeys, and takes nobody else's", async () => {
    const member = await createSignedIn();
    const other = await createMember();
    await db.passkey.createMany({ data: [newKey(member.id, "b3du"), newKey(other.id, "b3RoZXI")] });
    const { headers } = member.session;
    const asked = await post("/api/v1/reauthenticate/options", {}, headers);
    expect(asked.body).toMatchObject({
      factors: ["PASSKEY"],
      options: { allowCredentials: [{ id: "b3du" }] },
    });
    const response = {
      id: "b3RoZXI",
      rawId: "b3RoZXI",
      ...credential,
      response: { clientDataJSON: PART, authenticatorData: PART, signature: PART },
    };
    const { ticket } = asked.body;
    const tried = await post("/api/v1/reauthenticate", { ticket, response }, headers);
    expect(tried).toMatchObject({ status: 422, body: { fields: { response: ["PASSKEY_REFUSED"] } } });
  });
});

it("a new key with an id that is there is refused at its field, and nothing is changed", async () => {
  const owner = await createMember();
  await db.passkey.create({ data: newKey(owner.id, "dGhlcmU") });
  const other = await createMember();
  const never = async () => {
    throw new Error("Nothing is asked of it");
  };
  const key = { credentialId: "dGhlcmU", publicKey: Buffer.from([2]), counter: 0n, transports: [] };
  const passkeys = { offer: never, ask: never, use: never, check: async () => key };
  const tools = { passkeys, clock: gateway().clock, throttle: createThrottle() };
  const { id: sessionId } = await db.session.findFirstOrThrow({
    where: { memberId: (await createSignedIn()).id },
  });
  const viewer = {
    memberId: other.id,
    sessionId,
    grade: "GENERAL",
    roles: new Set<never>(),
    needsFactor: false,
    authenticatedAt: now(),
  } as const;
  const response = {
    ...credential,
    id: PART,
    rawId: PART,
    response: { clientDataJSON: PART, attestationObject: PART },
  };
  const adding = addPasskey(
    tools,
    viewer,
    { ticket: "", name: "노트북", response },
    { address: "192.0.2.1", userAgent: null, cookies: undefined },
  );
  await expect(adding).rejects.toMatchObject({ code: "VALIDATION", fields: { name: ["PASSKEY_REFUSED"] } });
  expect(await db.passkey.findMany({ where: { credentialId: "dGhlcmU" } })).toMatchObject([
    { memberId: owner.id },
  ]);
});
