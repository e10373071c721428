// The address of the office's list, and the one table that tells the boards apart.

import { describe, expect, it } from "vitest";
import { Board } from "#prisma/generated/enums.ts";
import { BOARDS } from "#web/features/posts/boards.ts";
import { manuscriptsPath, readManuscriptsAddress } from "#web/features/posts/office/manuscripts-address.ts";
import { BOARD_PATHS, editPath, postPath } from "#web/paths.ts";

const read = (query: string) => readManuscriptsAddress(new URLSearchParams(query));

describe("the address of the office's list", () => {
  it("starts with the drafts of all boards", () => {
    expect(read("")).toEqual({ state: "DRAFT", board: null, translation: null, page: 1 });
    expect(read("state=nonsense&board=x&page=-1")).toEqual({
      state: "DRAFT",
      board: null,
      translation: null,
      page: 1,
    });
    expect(manuscriptsPath({ state: "DRAFT", board: null, translation: null, page: 1 })).toBe("/admin/posts");
  });

  it("reads what it writes", () => {
    for (const board of [null, ...Object.values(Board)]) {
      for (const state of ["DRAFT", "SCHEDULED", "PUBLISHED", "TRASH"] as const) {
        for (const translation of [null, "MISSING", "OUTDATED"] as const) {
          const address = { state, board, translation, page: 3 };
          expect(read(manuscriptsPath(address).split("?")[1] ?? "")).toEqual(address);
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

  it("stand among their own siblings", () => {
    for (const board of Object.values(Board)) {
      const { siblings } = BOARDS[board];
      expect(siblings.length === 0 || siblings.includes(board)).toBe(true);
    }
  });
});
