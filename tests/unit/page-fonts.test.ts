import { expect, it } from "vitest";
import { pageFonts } from "#web/document/page-fonts.ts";

const latin = { src: "/fonts/a.woff2", range: "U+61-7a,U+2014" };
const hangul = { src: "/fonts/ko.woff2", range: "U+ac00-d7a3" };
const slices = [latin, hangul];

it("names the slices a text needs, each with all it covers", () => {
  const css = pageFonts(slices)("abcz 가각");
  expect(css).toContain('url(/fonts/a.woff2)format("woff2");unicode-range:U+61-7a,U+2014}');
  expect(css).toContain('url(/fonts/ko.woff2)format("woff2");unicode-range:U+ac00-d7a3}');
  expect(css.match(/@font-face/g)).toHaveLength(2);
});

it("names no slice nothing of which is shown", () => {
  expect(pageFonts(slices)("abc")).not.toContain("ko.woff2");
  expect(pageFonts(slices)("—")).toContain("a.woff2");
  expect(pageFonts(slices)("123")).toBe("");
});

it("refuses a range that is none", () => {
  expect(() => pageFonts([{ src: "/fonts/a.woff2", range: "U+zz" }])).toThrow("U+zz");
});
