// @module-tag long
// A DATABASE_URL the site can't use is refused with a line that says why, and never with its password.
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { describeStartFailure } from "#gateway/start/start-failure.ts";
import { checkServer, refuseOldMajor } from "#prisma/check-server.ts";
import { freePort } from "#tests/support/free-port.ts";

test("PostgreSQL 14 is too old, 15 is not", () => {
  expect(() => refuseOldMajor(14, "the database site at db:5432")).toThrow(
    "DATABASE_URL: the database site at db:5432 is PostgreSQL 14; the site needs PostgreSQL 15 or newer.",
  );
  expect(() => refuseOldMajor(15, "the database site at db:5432")).not.toThrow();
});

test("nobody there: the line names host, port and database, and neither user nor password", async () => {
  const port = await freePort();
  const failure = checkServer(`postgresql://someone:secret-word@127.0.0.1:${port}/site`);
  await expect(failure).rejects.toThrow(
    `can't reach the database site at 127.0.0.1:${port}: connect ECONNREFUSED`,
  );
  await expect(failure).rejects.not.toThrow(/someone|secret-word/);
  // What the person at the terminal reads when a start has waited for it in vain.
  const error = await failure.catch((reason: unknown) => reason);
  expect(describeStartFailure(error)).toMatch(/^Cannot start: DATABASE_URL: can't reach the .*\n$/);
  expect(describeStartFailure(new Error("", { cause: error }))).toMatch(/^Cannot start: [^\n]*\n$/);
});

test("something that is not PostgreSQL and says nothing: given up after five seconds", {
  timeout: 10_000,
}, async () => {
  const mute = createServer();
  await new Promise<void>((listening) => mute.listen(0, "127.0.0.1", () => listening()));
  const address = mute.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const started = performance.now();
  await expect(checkServer(`postgresql://a:b@127.0.0.1:${port}/site`)).rejects.toThrow(
    "can't reach the database site",
  );
  expect(performance.now() - started).toBeLessThan(7000);
  mute.close();
});
