// The keys that do something by themselves, by screen (docs/core.md#keys). One key has one meaning wherever
// it means anything; what holds everywhere holds on every screen of the office, so no screen uses its keys
// for anything else. tests/unit/key-table.test.ts holds both.

/** What a key does, and the key as `keyOf` answers it. */
export const KEYS = {
  everywhere: { search: "/", sheet: "?", go: "g", undo: "u" },
  lists: {
    next: "j",
    previous: "k",
    down: "ArrowDown",
    up: "ArrowUp",
    main: "Enter",
    select: "x",
    selectRange: "X",
    edit: "e",
  },
  one: { next: "j", previous: "k", edit: "e" },
  bank: {
    next: "j",
    previous: "k",
    down: "ArrowDown",
    up: "ArrowUp",
    main: "Enter",
    hold: "h",
    split: "s",
    outside: "o",
  },
  photos: { left: "ArrowLeft", right: "ArrowRight", down: "ArrowDown", up: "ArrowUp", ask: "r" },
} as const;
