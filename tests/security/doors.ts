// Classes: authentication, sessions and tokens, demo accounts and modes of files. Who gets in, with what, and for how long.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Site } from "#tests/support/site.ts";
import type { People } from "./authorization.ts";
import { type Outsider, PASSWORD } from "./outsider.ts";

const LOGIN = "/api/v1/login";
const CHANGE = "/api/v1/change-password";
const OTHERS = 0o077;
const TRIES = 3;
/** How much longer a known address may take than an unknown one, both with a wrong password. */
const RATIO_MAX = 3;

export function doors(site: () => Site, outsider: () => Outsider, people: () => People): void {
  const change = (headers: Record<string, string>, path = CHANGE) =>
    outsider().send(path, {
      method: "PATCH",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });
  /** Whether it counts as a session: as far as the fields, or not at all. */
  const counts = async (headers: Record<string, string>, path = CHANGE) =>
    (await change(headers, path)).status === 422;
  const newcomer = async () => outsider().signIn((await outsider().register()).email);
  const tokenOf = (authorization: string) => authorization.replace(/^bearer /i, "");

  describe("authentication", () => {
    const answerTo = async (path: string, body: object) => {
      const response = await outsider().post(path, body);
      return [response.status, await response.text()];
    };
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let i = 0; i < TRIES; i += 1) {
        const start = performance.now();
        await outsider().post(LOGIN, { email, password: "Wrong!Horse7" });
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };

    test("a wrong password and an address that nobody has are answered alike, and as late", async () => {
      const { email } = await newcomer();
      const password = "Wrong!Horse7";
      const nobody = "nobody@example.org";
      expect(await answerTo(LOGIN, { email, password })).toEqual(
        await answerTo(LOGIN, { email: nobody, password }),
      );
      const [known, unknown] = [await fastest(email), await fastest(nobody)];
      expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(RATIO_MAX);
    });

    test("anyone who forgot the password hears the same, with an account and without", async () => {
      const { email } = await newcomer();
      const path = "/api/v1/forgot-password";
      expect(await answerTo(path, { email })).toEqual(await answerTo(path, { email: "nobody@example.org" }));
    });

    test.each([
      { password: { $ne: "" } },
      { password: [PASSWORD] },
      { password: true },
      { email: ["a"] },
      {},
    ])("%j signs nobody in", async (given) => {
      const { email } = people().member;
      const response = await outsider().post(LOGIN, { email, ...given });
      expect([400, 422]).toContain(response.status);
      expect(response.headers.get("authorization")).toBeNull();
    });

    test("the accounts of the demo, whose password everybody knows, are not there", async () => {
      for (const name of ["admin", "member", "finance"]) {
        const [status, text] = await answerTo(LOGIN, { email: `${name}@example.org`, password: "Demo!2345" });
        expect([name, status, text]).toEqual([name, 400, expect.stringContaining("LOGIN_FAILED")]);
      }
    });

    test.skipIf(process.platform === "win32")("nobody else of the machine reads what is kept", () => {
      const { dataDir } = site();
      const names = [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
      expect(names.length).toBeGreaterThan(10);
      // What the database takes away while we look is no concern of ours.
      const modeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.mode ?? 0;
      expect(names.filter((name) => (modeOf(name) & OTHERS) !== 0)).toEqual([]);
    });
  });

  describe("sessions and tokens", () => {
    test("a token counts in its header only", async () => {
      const { authorization } = await newcomer();
      const token = tokenOf(authorization);
      expect(await counts({ authorization })).toBe(true);
      expect(await counts({ cookie: `auth_token=${token}; authorization=${token}` })).toBe(false);
      expect(await counts({}, `${CHANGE}?token=${token}&access_token=${token}`)).toBe(false);
    });

    test("one that was changed, made without a key, or made for something else is none", async () => {
      const { authorization } = await newcomer();
      const [head = "", body = "", signature = ""] = tokenOf(authorization).split(".");
      const json = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const forged = [
        `${head}.${part({ ...json(body), sub: String(people().superUser.memberId) })}.${signature}`,
        `${head}.${part({ ...json(body), exp: 9_999_999_999 })}.${signature}`,
        `${part({ ...json(head), alg: "none" })}.${body}.`,
        `${part({ ...json(head), alg: "none" })}.${body}.${signature}`,
        `${part({ ...json(head), jku: "https://evil.example/keys" })}.${body}.${signature}`,
        `${head}.${body}.${Buffer.alloc(32).toString("base64url")}`,
      ];
      for (const token of forged) {
        const response = await change({ authorization: `Bearer ${token}` });
        expect([response.status, await response.json()]).toEqual([401, { code: "SESSION_EXPIRED" }]);
      }
      const signedIn = await outsider().post(LOGIN, { email: people().member.email, password: PASSWORD });
      const [mark = ""] = (signedIn.headers.get("set-cookie") ?? "").split(";");
      expect(mark).toMatch(/^device-/);
      expect(await counts({ authorization: `Bearer ${mark.split("=")[1]}` })).toBe(false);
    });

    test("the mark of a device is read by no script and sent to no other site", async () => {
      const { headers } = await outsider().post(LOGIN, { email: people().member.email, password: PASSWORD });
      expect(headers.get("set-cookie")).toMatch(/Path=\/api\/v1\/login;.*HttpOnly; SameSite=Strict/);
    });

    test("it ends with the sign-out, and all end with a new password", async () => {
      const { email, authorization } = await newcomer();
      const other = await outsider().signIn(email);
      await outsider().send("/api/v1/logout", { method: "POST", headers: { authorization } });
      expect([await counts({ authorization }), await counts({ authorization: other.authorization })]).toEqual(
        [false, true],
      );
      const password = "Another!Horse8";
      const changed = await outsider().send(CHANGE, {
        method: "PATCH",
        headers: { "content-type": "application/json", authorization: other.authorization },
        body: JSON.stringify({
          old_password: PASSWORD,
          new_password: password,
          confirm_new_password: password,
        }),
      });
      expect(changed.status).toBeLessThan(300);
      expect(await counts({ authorization: other.authorization })).toBe(false);
    });
  });
}
