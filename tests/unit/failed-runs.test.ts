// A run that starts PostgreSQL ends with 1 when it failed: the year and the faults of each night say by that
// alone that something did not hold.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/source-files.ts";

// Found by the year: `npm run year -- --seed 4 --members 20 --faults` said what did not hold, and ended with 0.
test.each([0, 1])("a process with nothing left to do ends with %i where it said so", (code) => {
  const program = `await import("#tests/support/postgres.ts"); process.exitCode = ${code};`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: ROOT });
  expect(status).toBe(code);
});
