// The history of payments holds every change: whatever changes one goes through a file that writes the history with it. One
// moves a payment; another reverses the payments of a roster, thousands at once. The third changes whose account shows it.
import { expect, it } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

const CHANGES =
  /\bpayment\.(update|updateMany|upsert|delete|deleteMany)\(|UPDATE payments\b|DELETE FROM payments\b/i;

it("changes payments in one place", () => {
  const files = sourceFiles(".ts").filter((file) => /^(schema|gateway)\//.test(file));
  expect(files.filter((file) => CHANGES.test(readSource(file)))).toEqual([
    "schema/money/payments/assign-payer.ts",
    "schema/money/payments/imported-dues.ts",
    "schema/money/payments/move-payment.ts",
  ]);
});
