import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, safeNext } from "#web/session/safe-next.ts";

describe("where signing in may lead", () => {
  it.each([
    ["/my-account", "/my-account"],
    ["/notice/list?page=2&tag=notice#top", "/notice/list?page=2&tag=notice#top"],
    ["/en/notice/12", "/notice/12"],
    ["/a/../notice/1", "/notice/1"],
    ["/공지", "/%EA%B3%B5%EC%A7%80"],
  ])("follows %j", (given, path) => {
    expect(safeNext(given)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "my-account",
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/en//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    " /my-account",
    "/login",
    "/login/",
    "/en/login?next=/my-account",
    "/register",
  ])("does not follow %j", (given) => {
    expect(safeNext(given)).toBeNull();
  });

  it("answers nothing but paths of this site, whatever is given", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "en",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "\t",
      "evil.example",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safeNext(`/${parts.join("")}`);
        if (path === null) return;
        for (const prefix of ["", "/en"]) {
          expect(new URL(prefix + path, "https://site.example").origin).toBe("https://site.example");
        }
      }),
    );
  });

  it("leads back through the sign-in page", () => {
    const path = loginPath("/notice/list?page=2");
    expect(safeNext(new URL(path, "https://site.example").searchParams.get("next"))).toBe(
      "/notice/list?page=2",
    );
  });
});
