// The address of the office's list, and the one table that tells the boards apart.

import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { Board } from "#prisma/generated/enums.ts";
import { POST_TRANSLATIONS } from "#schema/validation/site/post-filters.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { type ListAddress, listPath, readListAddress } from "#web/components/list/list-address.ts";
import { BOARDS } from "#web/features/site/posts/boards.ts";
import { POSTS_LIST } from "#web/features/site/posts/office/posts-list.tsx";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { BOARD_PATHS, editPath, postPath } from "#web/paths.ts";

const read = (query: string) => readListAddress(new URLSearchParams(query), POSTS_LIST);
const path = (address: ListAddress<(typeof POSTS_LIST)["filters"], "STATE" | "TITLE">) =>
  listPath("/admin/posts", POSTS_LIST, address);
const FIRST = { filter: { state: null, board: null, translation: null }, page: 1 } as const;

describe("the address of the office's list", () => {
  it("starts with everything but the trash", () => {
    expect(read("")).toMatchObject(FIRST);
    expect(read("state=nonsense&board=x&page=-1")).toMatchObject(FIRST);
    expect(path(read(""))).toBe("/admin/posts");
  });

  it("reads what it writes", () => {
    for (const board of [null, ...Object.values(Board).map((one) => [one]), Object.values(Board)]) {
      for (const state of [null, "DRAFT", "SCHEDULED", "PUBLISHED", "TRASH"] as const) {
        for (const translation of [null, ...POST_TRANSLATIONS.map((one) => [one])]) {
          const address = { ...read(""), filter: { state, board, translation, search: null }, page: 3 };
          expect(read(path(address).split("?")[1] ?? "")).toEqual(address);
        }
      }
    }
  });
});

describe("the boards", () => {
  it("are all there, at the addresses of the specification", () => {
    expect(Object.keys(BOARDS).sort()).toEqual(Object.keys(Board).sort());
    expect(Object.values(BOARD_PATHS).map(({ list }) => list)).toEqual([
      "/notice/list",
      "/news/list",
      "/gallery",
      "/publication-archives/list",
      "/seminar-archives/list",
    ]);
    expect([postPath("GALLERY", 7), editPath("GALLERY", 7), BOARD_PATHS.GALLERY.create]).toEqual([
      "/gallery-details/7",
      "/edit-gallery/7",
      "/create-gallery",
    ]);
    expect(editPath("SEMINAR_ARCHIVE", 7)).toBe("/seminar-archives/edit/7");
  });

  it("stand among the pages of their section", () => {
    const intl = createIntl({ locale: "ko", messages: messagesOf("ko") });
    for (const board of Object.values(Board)) {
      const tabs = sectionTabs(intl, BOARDS[board].section);
      expect(tabs.map(({ to }) => to)).toContain(BOARD_PATHS[board].list);
    }
  });
});
