// The migrations say what prisma/schema.prisma says, and what was added to them by hand is not seen as a difference.
import { expect, test } from "vitest";
import { readSchemaDrift } from "#prisma/schema-drift.ts";

test("the migrations lead to prisma/schema.prisma (else: npm run db:new-migration -- name)", {
  timeout: 180_000,
}, async () => {
  expect(await readSchemaDrift()).toBe("");
});
