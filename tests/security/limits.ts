// Class: limits and their keys. What a sender can make up does not give it a second allowance, and takes none of anybody else's.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Outsider } from "./outsider.ts";

/** Wrong tries of an address at an account (decision 57). */
const AT_ACCOUNT = 5;

export function limits(outsider: () => Outsider): void {
  const guess = async (from: string, email: string) =>
    (
      await outsider().send("/api/v1/login", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ email, password: "Wrong!Horse7" }),
      })
    ).status;

  describe("limits and their keys", () => {
    test.each<[string, (round: number) => string]>([
      ["addresses before the one the proxy saw", (round) => `203.0.113.${round}, 198.19.0.1`],
      ["the same address in IPv6's clothes", (round) => (round % 2 ? "198.19.0.2" : "::ffff:198.19.0.2")],
      ["the same with its digits in hex", (round) => (round % 2 ? "198.19.0.3" : "::ffff:c613:3")],
      ["other addresses of one household", (round) => `2001:db8:5:5:${round}::1`],
    ])("%s are one sender", async (_what, from) => {
      const { email } = await outsider().register();
      const tries: number[] = [];
      for (let round = 1; round <= AT_ACCOUNT + 1; round += 1) tries.push(await guess(from(round), email));
      expect(tries).toEqual([...Array.from({ length: AT_ACCOUNT }, () => 400), 429]);
      // Who lives elsewhere is not locked out by it.
      expect(await guess("2001:db8:6:6::1", email)).toBe(400);
    });

    test("two senders whose addresses look alike in IPv6 are two", async () => {
      const { email } = await outsider().register();
      for (let round = 0; round < AT_ACCOUNT; round += 1) await guess("::ffff:198.19.0.4", email);
      expect(await guess("::ffff:198.19.0.4", email)).toBe(429);
      expect(await guess("::ffff:198.19.0.5", email)).toBe(400);
    });

    test("another case, spaces or a plus of an address are no other account", async () => {
      const email = `limits-${randomUUID()}@example.org`;
      const written = [email, email.toUpperCase(), ` ${email} `, email.replace("l", "L"), email];
      for (const one of written) await guess("198.19.0.6", one);
      expect(await guess("198.19.0.6", email)).toBe(429);
    });
  });
}
