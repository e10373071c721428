import { describe, expect, it } from "vitest";
import { asLocation, canonicalAddress, listAddress, parseAddress, tidied } from "#gateway/html/address.ts";
import { isCrawler } from "#gateway/html/is-crawler.ts";
import { createPageFinder } from "#web/page/find-page.ts";
import { PAGES } from "#web/pages.ts";

const keyOf = (target: string, keys: string[]) =>
  canonicalAddress(parseAddress(target) ?? { path: "", search: "" }, keys);

describe("the cache key of a page", () => {
  it("keeps the declared query keys, in the declared order", () => {
    expect(keyOf("/notice/list?tag=news&page=2", ["page", "tag"])).toBe("/notice/list?page=2&tag=news");
  });

  it("drops what the page does not depend on", () => {
    expect(keyOf("/notice/list?utm_source=x&page=2&fbclid=y", ["page", "tag"])).toBe("/notice/list?page=2");
    expect(keyOf("/en/notice/12?page=2", [])).toBe("/en/notice/12");
    expect(keyOf("/notice/list?page=", ["page"])).toBe("/notice/list");
  });

  it("takes the first of a repeated key", () => {
    expect(keyOf("/notice/list?page=2&page=3", ["page"])).toBe("/notice/list?page=2");
  });

  it("keeps values apart that could be taken for syntax", () => {
    expect(keyOf("/notice/list?tag=a%26page%3D9", ["page", "tag"])).toBe("/notice/list?tag=a%26page%3D9");
  });
});

describe("addresses", () => {
  it.each(["*", "http://evil.example/", "/%E0%A4%A", undefined])("refuses %j", (target) => {
    expect(parseAddress(target)).toBeNull();
  });

  it.each([
    ["/\\evil.example/", "/%5Cevil.example"],
    ["//\\evil.example/", "/%5Cevil.example"],
    ["/notice/?next=\\evil.example", "/notice?next=%5Cevil.example"],
  ])("lead %j to no other site", (target, to) => {
    const tidy = tidied(parseAddress(target) ?? { path: "", search: "" }) ?? "";
    expect(asLocation(tidy)).toBe(to);
    expect(new URL(asLocation(tidy), "https://own.example").host).toBe("own.example");
  });

  it.each([
    ["/notice/list/", "/notice/list"],
    ["//evil.example/x", "/evil.example/x"],
    ["//", "/"],
    ["/en/", "/en"],
    ["/notice//list?page=2", "/notice/list?page=2"],
  ])("leads %j to %j", (target, to) => {
    expect(tidied(parseAddress(target) ?? { path: "", search: "" })).toBe(to);
  });

  it.each(["/", "/en", "/notice/list?a=//b/"])("leaves %j where it is", (target) => {
    expect(tidied(parseAddress(target) ?? { path: "", search: "" })).toBeNull();
  });
});

describe("crawlers", () => {
  it.each([
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
    ["Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)", true],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
      false,
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      false,
    ],
    ["curl/8.9.0", false],
    [undefined, false],
  ])("%j: %j", (userAgent, crawler) => {
    expect(isCrawler(userAgent)).toBe(crawler);
  });
});

describe("the address of a list in other words", () => {
  const { findPage } = createPageFinder(PAGES);
  const isPage = (path: string) => findPage(path) !== null;

  it.each([
    ["/notice", "/notice/list"],
    ["/en/news", "/en/news/list"],
    ["/gallery/list", "/gallery"],
    ["/en/gallery-details", "/en/gallery"],
    ["/seminar-archives", "/seminar-archives/list"],
    ["/seminar-details", "/seminar-schedule"],
    ["/journal/issues", "/journal"],
    ["/admin", "/admin/dashboard"],
    ["/en/faq/list", "/en/faq"],
  ])("%s leads to %s", (path, list) => {
    expect(isPage(path)).toBe(false);
    expect(listAddress(path, isPage)).toBe(list);
  });

  it.each(["/list", "/en/list", "/unknown", "/unknown/list", "/notice/1/2"])("%s leads nowhere", (path) => {
    expect(listAddress(path, isPage)).toBeNull();
  });
});
