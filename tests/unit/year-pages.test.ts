// What the year's visitor takes for a page that is not whole.
import { expect, test } from "vitest";
import { missingFrom } from "#tests/year/whole-page.ts";

const page = (language: string, main: string) =>
  `<!doctype html><html lang="${language}"><head><title>학회</title></head><body><div id="root">${main}</div><script>"본문 undefined"</script></body></html>`;

test("a page with a heading, in its language, is whole", () => {
  expect(missingFrom(page("ko", "<h1>공지</h1><p>Translation 번역</p>"), "ko")).toEqual([]);
  expect(missingFrom(page("en", '<h1>Notices</h1><a lang="ko">한국어</a>'), "en")).toEqual([]);
});

test.each([
  ["another language", page("en", "<h1>공지</h1>"), "it says that it is in en"],
  ["no heading", page("ko", "<p>공지</p>"), "it has 0 headings"],
  ["an empty heading", page("ko", "<h1> </h1><p>공지</p>"), "it has 0 headings"],
  ["no end", page("ko", "<h1>공지</h1>").replace("</html>", ""), "it ends too soon"],
  ["no title", page("ko", "<h1>공지</h1>").replace("학회", ""), "it has no title"],
  ["nothing in its language", page("ko", "<h1>Notices</h1>"), "it has no Korean"],
  ["a value that is missing", page("ko", "<h1>공지 undefined</h1>"), "a value is missing: 공지 undefined"],
  ["an open place", page("ko", "<h1>공지 {count}</h1>"), "a value is missing: 공지 {count}"],
])("%s is seen", (_what, html, missing) => {
  expect(missingFrom(html, "ko")).toContain(missing);
});

test("Korean on an English page is seen where the page does not say that it is Korean", () => {
  const html = page(
    "en",
    '<h1>Notices</h1><p lang="ko">한국어</p><p lang="ko"><b lang="en">번역</b></p><p>세미나</p>',
  );
  expect(missingFrom(html, "en")).toEqual(["it has Korean: 번역", "it has Korean: 세미나"]);
});
