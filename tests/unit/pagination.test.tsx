// Page numbers: which are shown, which page numbers are valid (specification 4), and where the links lead.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { pageItems, pageToGoTo } from "#web/components/page-numbers.ts";
import { postListPath, readPostList } from "#web/features/site/posts/public/post-list-address.ts";

function shown(current: number, count: number): { wide: string; phone: string } {
  const items = pageItems(current, count);
  const line = (keep: (item: (typeof items)[number]) => boolean) =>
    items
      .filter(keep)
      .map((item) => (item.kind === "gap" ? "…" : item.page))
      .join(" ");
  return {
    wide: line((item) => item.kind === "page" || item.wide),
    phone: line((item) => item.phone),
  };
}

describe("pageItems", () => {
  it("keeps first, last and neighbours: five in a row wide, three on phones", () => {
    expect(shown(1, 13)).toEqual({ wide: "1 2 3 4 5 … 13", phone: "1 2 3 … 13" });
    expect(shown(7, 13)).toEqual({ wide: "1 … 5 6 7 8 9 … 13", phone: "1 … 6 7 8 … 13" });
    expect(shown(13, 13)).toEqual({ wide: "1 … 9 10 11 12 13", phone: "1 … 11 12 13" });
    expect(shown(2, 3)).toEqual({ wide: "1 2 3", phone: "1 2 3" });
    expect(shown(1, 0)).toEqual({ wide: "1", phone: "1" });
  });

  it("always shows the current page once, in order, with never more than seven numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(2000), (count, typed) => {
        const current = (typed % count) + 1;
        const pages = pageItems(current, count).flatMap((item) => (item.kind === "page" ? [item.page] : []));
        expect(pages.filter((page) => page === current)).toHaveLength(1);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe("pageToGoTo", () => {
  const state = { current: 3, count: 5, disabled: false };

  it("goes to another page in range", () => {
    expect(pageToGoTo(5, state)).toBe(5);
  });

  it.each([3, 0, -1, 6, 1.5, Number.NaN])("ignores %s", (typed) => {
    expect(pageToGoTo(typed, state)).toBeNull();
  });

  it("ignores everything while disabled", () => {
    expect(pageToGoTo(4, { ...state, disabled: true })).toBeNull();
  });
});

describe("Pagination", () => {
  const render = (current: number, count: number, disabled = false) =>
    markupInApp(
      <Pagination
        current={current}
        count={count}
        disabled={disabled}
        href={(page) => postListPath("NOTICE", { tag: "kitec", search: null, page })}
      />,
      { language: "en" },
    );

  it("has a name of its own where a page has several", () => {
    const named = (of: string) =>
      markupInApp(<Pagination of={of} current={1} count={2} href={(page) => `?page=${page}`} />, {
        language: "en",
      });
    const names = ["Certificates", "Printed certificates"].map(
      (of) => /aria-label="([^"]+)"/.exec(named(of))?.[1],
    );
    expect(new Set(names).size).toBe(2);
    expect(names[0]).toContain("Certificates");
  });

  it("leads to other pages by address, and nowhere for the current page and beyond the ends", () => {
    const html = render(1, 3);
    expect(html).toContain(
      'aria-current="page"><span aria-hidden="true">1</span><span class="spoken">Page 1</span>',
    );
    expect(html).toContain('href="/en/notice/list?tag=kitec&amp;page=2"');
    expect(html).not.toContain("Previous page");
    expect(html).toContain('aria-label="Next page"');
  });

  it("says that its links are disabled while they are", () => {
    expect(render(1, 3, true).match(/aria-disabled="true"/g)).toHaveLength(3);
  });

  it("is absent for one page", () => {
    expect(render(1, 1)).toBe("");
  });
});

describe("the address of a list", () => {
  it("reads page, tag and search, and takes anything else as the first page", () => {
    const read = (query: string) => readPostList(new URLSearchParams(query));
    expect(read("tag=kitec&page=2")).toEqual({ tag: "kitec", search: null, page: 2 });
    expect(read("search=%20KITEC%20&page=2")).toEqual({ tag: null, search: "KITEC", page: 2 });
    expect(read("search=%E1%84%92%E1%85%A1%E1%86%AB").search).toBe("한");
    expect(read(`search=${"a".repeat(200)}`).search).toHaveLength(100);
    expect(read("search=%20").search).toBeNull();
    expect(read("tag=")).toEqual({ tag: null, search: null, page: 1 });
    for (const page of ["0", "-1", "1.5", "abc", "01", "1e3", "99999999"])
      expect(read(`page=${page}`).page).toBe(1);
  });

  it("writes the first page without a query", () => {
    expect(postListPath("NEWS", { tag: null, search: null, page: 1 })).toBe("/news/list");
    expect(postListPath("NEWS", { tag: "a b", search: null, page: 3 })).toBe("/news/list?tag=a+b&page=3");
    expect(postListPath("GALLERY", { tag: "a", search: "b&c", page: 1 })).toBe("/gallery?tag=a&search=b%26c");
  });
});
