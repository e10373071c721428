// A new table that points to members says what happens to its rows when two accounts are merged, and an
// import that is undone asks it.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { MEMBER_REFERENCES } from "#schema/people/members/member-references.ts";
import { useGateway } from "#tests/support/gateway.ts";

useGateway();

test("every foreign key to members has its rule, and every rule its key", async () => {
  const keys = await db.$queryRaw<{ reference: string }[]>`
    SELECT conrelid::regclass::text || '.' || attname AS reference FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'members'::regclass`;
  expect(keys.length).toBeGreaterThan(50);
  expect(Object.keys(MEMBER_REFERENCES).sort()).toEqual(keys.map(({ reference }) => reference).sort());
});
