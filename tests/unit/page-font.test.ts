// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { createPageFontAddresses } from "#gateway/fonts/page-font-address.ts";
import { addPageFont, coreFontFace, pageFontFace } from "#web/browser/page-font.ts";

const address = createPageFontAddresses("a secret of thirty-two bytes or more", "font-1").write([
  0xe9, 0xac00, 0xac01, 0xac04,
]);

beforeEach(() => {
  document.head.replaceChildren();
});

test("the file of a page is used for the characters in its address, the core for all others", () => {
  expect(pageFontFace(address)).toContain(
    `src:url(${address})format("woff2");unicode-range:U+e9,U+ac00-ac01,U+ac04}`,
  );
  expect(coreFontFace("/fonts/core.woff2")).toContain('font-family:"Pretendard Page"');
  expect(coreFontFace("/fonts/core.woff2")).not.toContain("unicode-range");
  expect(() => pageFontFace("/fonts/core.woff2")).toThrow("/fonts/core.woff2");
});

test("the font an answer names is put in place, and nothing for one that names none", () => {
  addPageFont(null);
  addPageFont('</other>;rel="next"');
  expect(document.head.children).toHaveLength(0);
  addPageFont(`<${address}>;rel=preload;as=font;type="font/woff2";crossorigin`);
  expect(document.head.textContent).toBe(pageFontFace(address));
});
