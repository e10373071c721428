// What web/build/lean-libraries-plugin.ts takes out of react-intl for browsers is nowhere asked for.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { leanCode, UNUSED_FORMATTERS } from "#web/build/lean-libraries-plugin.ts";

const ASKING = new RegExp(
  `\\bintl\\.(?:${UNUSED_FORMATTERS.join("|")})\\(|<Formatted(?:Date|Time|Plural|RelativeTime)`,
);

test("no page asks for a formatter that browsers do not get", () => {
  const asking = sourceFiles(".ts", ".tsx").filter(
    (file) => file.startsWith("web/") && !file.startsWith("web/build/") && ASKING.test(readSource(file)),
  );
  expect(asking).toEqual([]);
});

test("react-intl is written as the build expects it: each unused formatter is found once", () => {
  const code = readFileSync(new URL(import.meta.resolve("@formatjs/intl")), "utf8");
  const returned = (text: string): string[] =>
    text.slice(text.lastIndexOf("return {")).match(/\w+(?=: \w+\.bind)/g) ?? [];
  const left = returned(leanCode(code));
  const taken = returned(code).filter((name) => !left.includes(name));
  expect(taken.sort()).toEqual([...UNUSED_FORMATTERS].sort());
});
