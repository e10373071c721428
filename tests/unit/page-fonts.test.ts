import { expect, it } from "vitest";
import { pageFonts, unicodeRange } from "#web/page-fonts.ts";

const slices = [
  { src: "/fonts/a.woff2", ranges: [[0x61, 0x7a]] },
  { src: "/fonts/ko.woff2", ranges: [[0xac00, 0xd7a3]] },
] as const;

it("names the slices a text needs, and only its characters", () => {
  const css = pageFonts(slices)("abcz 가각");
  expect(css).toContain('url(/fonts/a.woff2)format("woff2");unicode-range:U+61-63,U+7a}');
  expect(css).toContain('url(/fonts/ko.woff2)format("woff2");unicode-range:U+ac00-ac01}');
});

it("names no slice nothing of which is shown", () => {
  expect(pageFonts(slices)("abc")).not.toContain("ko.woff2");
  expect(pageFonts(slices)("123")).toBe("");
});

it("writes runs as ranges", () => {
  expect(unicodeRange([1, 2, 3, 5, 9, 10])).toBe("U+1-3,U+5,U+9-a");
});
