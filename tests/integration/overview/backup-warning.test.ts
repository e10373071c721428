// The dashboard says to the person who looks after the site when the backups are not as they should be, and to nobody else.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { beginBackup, failBackup, finishBackup, proveBackup } from "#schema/core/backups/record-backup.ts";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const made = { bytes: 1, sha256: "ab", rows: 1, files: 0, isEncrypted: false };
let session: TestSession;

beforeEach(async () => {
  await db.backup.deleteMany();
  ({ session } = await createSignedIn({ roles: ["SUPER"] }));
  await db.member.updateMany({ data: { createdAt: new Date(gateway().clock.now().getTime() - 3 * DAY) } });
});

async function warning(of: TestSession = session): Promise<unknown> {
  const { data } = await askGraphql(gateway(), "{ dashboard { backupWarning { kind } } }", {
    headers: of.headers,
  });
  return Object(data).dashboard.backupWarning?.kind ?? null;
}

async function begin(ago: number): Promise<{ readonly id: number; readonly at: Date }> {
  const at = new Date(gateway().clock.now().getTime() - ago);
  const id = await beginBackup({ name: "site.backup", now: at, silentFor: MINUTE });
  if (id === null) throw new Error("Another one is being made");
  return { id, at };
}

test("none at all, an old one, one that was not proved; all is well after a proof", async () => {
  expect(await warning()).toBe("MISSING");
  const old = await begin(3 * DAY);
  await finishBackup(old.id, made, old.at);
  await proveBackup("ab", old.at);
  expect(await warning()).toBe("OLD");
  const next = await begin(3 * HOUR);
  expect(await warning()).toBe("OLD");
  await finishBackup(next.id, { ...made, sha256: "cd" }, next.at);
  expect(await warning()).toBe("UNPROVED");
  await proveBackup("cd", gateway().clock.now());
  expect(await warning()).toBeNull();
});

test("a new site is not reminded, nor is anybody but SUPER", async () => {
  const content = await createSignedIn({ roles: ["CONTENT"] });
  expect(await warning(content.session)).toBeNull();
  await db.member.updateMany({ data: { createdAt: gateway().clock.now() } });
  expect(await warning()).toBeNull();
});

test("one is made at a time, until its process shows no sign of life", async () => {
  const { at } = await begin(10 * MINUTE);
  const soon = new Date(at.getTime() + MINUTE / 2);
  expect(await beginBackup({ name: "second", now: soon, silentFor: MINUTE })).toBeNull();
  const later = new Date(at.getTime() + 2 * MINUTE);
  const both = await Promise.all(
    ["third", "fourth"].map((name) => beginBackup({ name, now: later, silentFor: MINUTE })),
  );
  expect(both.filter((id) => id !== null)).toHaveLength(1);
  const faults = await db.backup.findMany({ where: { fault: { not: null } } });
  expect(faults.map(({ fault }) => fault)).toEqual(["The process that made it ended."]);
  await failBackup(both.find((id) => id !== null) ?? 0, "The disk is full");
  expect(
    await beginBackup({ name: "fifth", now: later, silentFor: MINUTE }, ({ made: last, failed }) => {
      expect([last, failed]).toEqual([null, later]);
      return false;
    }),
  ).toBeNull();
});
