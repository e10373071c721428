// Who a session belongs to, as the head of the page names the person.
import { afterEach, expect, test, vi } from "vitest";
import { whoIs } from "#web/session/session-user.ts";

const SESSION = { token: "token", token_type: "Bearer", member_idx: 7, member_type: "GENERAL" };

afterEach(() => void vi.unstubAllGlobals());

/** The server knows one person by these names. */
const answerWith = (names: { name: string; latinName: string | null }) =>
  vi.stubGlobal("fetch", async () =>
    Response.json({ data: { viewer: { id: 7, member: { id: 7, email: "a@example.org", ...names } } } }),
  );

test("an English page names the person in Latin letters, a Korean one in Hangul", async () => {
  answerWith({ name: "한가온", latinName: "Gaon Han" });
  expect(await whoIs(SESSION, "en")).toMatchObject({ id: 7, name: "Gaon Han" });
  expect(await whoIs(SESSION, "ko")).toMatchObject({ id: 7, name: "한가온" });
});

test("who has one name is named by it in both", async () => {
  answerWith({ name: "한가온", latinName: null });
  expect(await whoIs(SESSION, "en")).toMatchObject({ name: "한가온" });
});
