// How much work a password costs, counted: the time an answer takes is no measure on a busy machine.
import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword, isPassword } from "#gateway/auth/passwords.ts";

// Works as ever, and tells what it was asked.
vi.mock(import("@node-rs/argon2"), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const PASSWORD = "Correct!Horse7";
/** The strength of docs/sign-in.md#passwords, as it is in a hash. */
const STRENGTH = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

const compared = () => vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split("$").slice(0, 4));

describe("a password", () => {
  test("is distinguished from others", async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await isPassword(PASSWORD, stored)).toBe(true);
    expect(await isPassword("Wrong!Horse7", stored)).toBe(false);
    expect(compared()).toEqual([STRENGTH, STRENGTH]);
  });

  test("costs the same work where nobody has the address, and is never right", async () => {
    expect(await isPassword(PASSWORD, null)).toBe(false);
    expect(compared()).toEqual([STRENGTH]);
  });
});
