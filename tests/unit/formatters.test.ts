// The build leaves functions of `intl` out that nobody calls.
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { UNCALLED_FORMATTERS } from "#web/build/formatters-plugin.ts";

test("nobody calls a function of intl that browsers do not get", () => {
  const called = new RegExp(`\\.(?:${UNCALLED_FORMATTERS.join("|")})\\(`);
  const files = sourceFiles(".ts", ".tsx").filter((file) => file.startsWith("web/"));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => called.test(readSource(file)))).toEqual([]);
});
