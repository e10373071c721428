// The one form of an old address, where it leads, and what of an unknown one may be stored.
import { expect, test } from "vitest";
import { encodedTarget } from "#gateway/html/address.ts";
import { reportedAddress } from "#gateway/html/unknown-addresses.ts";
import { createRedirectIndex } from "#schema/core/redirects/redirect-index.ts";
import { oldAddress } from "#schema/validation/core/old-addresses.ts";
import { redirectInput } from "#schema/validation/core/redirects.ts";

test.each([
  ["/bbs/board.php?wr_id=12&bo_table=notice", "/bbs/board.php?bo_table=notice&wr_id=12"],
  [
    "https://old.example.or.kr/bbs/board.php?bo_table=notice&wr_id=12#c_3",
    "/bbs/board.php?bo_table=notice&wr_id=12",
  ],
  ["/2019/05/%EC%95%88%EB%85%95/", "/2019/05/안녕"],
  ["/2019//05/안녕", "/2019/05/안녕"],
  ["?p=12", "/?p=12"],
  ["https://old.example.or.kr?p=12", "/?p=12"],
  ["/a?x=1&x=2", "/a?x=1"],
  ["/a%3Fb?c=%26d", "/a%3Fb?c=%26d"],
])("%s is stored as %s", (typed, expected) => {
  expect(oldAddress(typed)).toBe(expected);
  expect(oldAddress(expected)).toBe(expected);
});

test.each([
  "",
  "/",
  "https://old.example.or.kr/",
  "notice/12",
  "javascript:alert(1)",
  "/a%00b",
  `/${"a".repeat(500)}`,
])("%j is no old address", (typed) => expect(oldAddress(typed)).toBeNull());

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/graphql",
  "/api/v1/login",
])("nothing leads to %j", (target) => {
  expect(
    redirectInput.safeParse({ address: "/old", target }).error?.issues.map(({ message }) => message),
  ).toContain("TARGET_INVALID");
});

test("a target stays on this site, in letters that a header carries", () => {
  expect(encodedTarget("/공지?a=가#나")).toBe("/%EA%B3%B5%EC%A7%80?a=%EA%B0%80#%EB%82%98");
  expect(encodedTarget("/..//evil.example/a")).toBe("/evil.example/a");
});

test("what a kept address asks for has to be there; the one that asks for more counts", () => {
  const { find } = createRedirectIndex([
    { address: "/bbs/board.php?bo_table=notice", target: "/notice/list" },
    { address: "/bbs/board.php?bo_table=notice&wr_id=12", target: "/notice/3" },
    { address: "/?p=7", target: "/news/1" },
  ]);
  expect(find("/bbs/board.php?page=2&wr_id=12&bo_table=notice&sfl=wr_subject")).toBe("/notice/3");
  expect(find("/bbs/board.php?bo_table=notice&page=2")).toBe("/notice/list");
  expect(find("/bbs/board.php?bo_table=free&wr_id=12")).toBeNull();
  expect(find("/bbs/board.php")).toBeNull();
  expect(find("/?p=7&utm_source=mail")).toBe("/news/1");
  expect(find("/")).toBeNull();
});

test("a circle leads nowhere, what leads into a page does", () => {
  const { find } = createRedirectIndex([
    { address: "/a", target: "/b" },
    { address: "/b", target: "/a" },
    { address: "/c", target: "/d" },
    { address: "/d", target: "/faq" },
    { address: "/self", target: "/self?a=1" },
  ]);
  expect([find("/a"), find("/b"), find("/self")]).toEqual([null, null, null]);
  expect([find("/c"), find("/d")]).toEqual(["/d", "/faq"]);
});

test.each([
  ["/bbs/board.php?bo_table=notice&wr_id=12", "/bbs/board.php?bo_table=notice&wr_id=12"],
  ["/notice?name=홍길동&email=a@b.kr&no=3", "/notice?no=3"],
  ["/find?phone=01012345678&q=some+words", "/find"],
  ["/reset?token=3f8a9c0d1e2b4a5f6c7d8e9f", "/reset"],
  ["/user/hong@example.org", null],
  ["/call/010-1234-5678", null],
  ["/invite/3f8a9c0d1e2b4a5f6c7d8e9f", null],
  ["/wp-login.php", null],
  ["/.env", null],
  ["/backup/.git/config", null],
  ["/", null],
  [
    "/2019/05/hello-world-of-translation-and-interpretation",
    "/2019/05/hello-world-of-translation-and-interpretation",
  ],
])("of %s the report keeps %s", (asked, expected) => expect(reportedAddress(asked)).toBe(expected));
