// A new password that somebody guesses is refused wherever one is chosen, at its field.
import { expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { createSettings, createSignedIn, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const GUESSED = "Liverpool1!";
const CODES = ["PASSWORD_GUESSABLE"];
const fieldsOf = async (answer: Response) => [answer.status, (await answer.json()).fields];

test("at the registration", async () => {
  const answer = await gateway().send("/api/v1/register", {
    email: "guessed@example.org",
    password: GUESSED,
    confirm_password: GUESSED,
    name: "회원",
    country: "KR",
    member_type: "GENERAL",
    language: "ko",
    consents: { terms: true, privacy: true, age14: true, newsletter: false },
  });
  expect(await fieldsOf(answer)).toEqual([422, { password: CODES }]);
  expect(await db.member.count({ where: { email: "guessed@example.org" } })).toBe(0);
});

test("so is one that is made of the association's own name", async () => {
  await createSettings({ nameEn: "Brzeczyszczykiewicz Society" });
  const { password, session } = await createSignedIn();
  const init = { method: "PATCH", headers: session.headers };
  const change = (chosen: string) => {
    const body = { old_password: password, new_password: chosen, confirm_new_password: chosen };
    return gateway().send("/api/v1/change-password", body, init);
  };
  expect(await fieldsOf(await change("Brzeczyszczykiewicz1!"))).toEqual([422, { new_password: CODES }]);
  await db.setting.update({ where: { id: 1 }, data: { nameEn: "Another Society" } });
  expect((await change("Brzeczyszczykiewicz1!")).status).toBe(204);
});

test("at a change, and at a reset, whose link stays good", async () => {
  const { id, password, session } = await createSignedIn();
  const chosen = { new_password: GUESSED, confirm_new_password: GUESSED };
  const init = { method: "PATCH", headers: session.headers };
  const change = await gateway().send("/api/v1/change-password", { old_password: password, ...chosen }, init);
  expect(await fieldsOf(change)).toEqual([422, { new_password: CODES }]);
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://127.0.0.1" });
  const row = links.newToken();
  const expiresAt = new Date(Date.now() + 60_000);
  await db.oneTimeToken.create({ data: { ...row, memberId: id, kind: "PASSWORD_RESET", expiresAt } });
  const token = new URL(links.linkTo("PASSWORD_RESET", row.id, "KO")).searchParams.get("token");
  expect(await fieldsOf(await gateway().send("/api/v1/reset-password", { token, ...chosen }))).toEqual([
    422,
    { new_password: CODES },
  ]);
  expect(await db.oneTimeToken.count({ where: { id: row.id } })).toBe(1);
});
