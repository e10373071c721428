import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storedSecret } from "#gateway/auth/jwt-secret.ts";

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "secret-")), "data");
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it("is made once, agreed on by all who start together, and readable by nobody else", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => storedSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.byteLength(secrets[0] ?? "")).toBeGreaterThanOrEqual(32);
  expect(await storedSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(["jwt-secret"]);
  if (process.platform !== "win32") {
    expect((await stat(join(folder, "jwt-secret"))).mode & 0o777).toBe(0o600);
  }
});
