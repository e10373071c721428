// What the address of the office's list says: `/admin/posts?state=published&board=gallery&translation=missing&page=2`. It starts with what is being written.

import { PAGE_MAX } from "#schema/validation/limits.ts";
import type { Board, PostState, PostTranslation } from "#web/gql/enums.ts";
import { POST_OFFICE_PATH } from "#web/paths.ts";

export const MANUSCRIPTS_PATH = POST_OFFICE_PATH;

/** In the order of the tabs. */
export const STATES = ["DRAFT", "SCHEDULED", "PUBLISHED", "TRASH"] as const satisfies readonly PostState[];
export const ALL_BOARDS = [
  "NOTICE",
  "NEWS",
  "GALLERY",
  "PUBLICATION",
  "SEMINAR_ARCHIVE",
] as const satisfies readonly Board[];

export const TRANSLATIONS = ["MISSING", "OUTDATED"] as const satisfies readonly PostTranslation[];

export interface ManuscriptsAddress {
  readonly state: PostState;
  /** Null for all. */
  readonly board: Board | null;
  /** Null: whatever there is of it. */
  readonly translation: PostTranslation | null;
  /** 1-based. */
  readonly page: number;
}

const toKey = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** Reads what is asked for; what is not known is the first of its kind. */
export function readManuscriptsAddress(query: URLSearchParams): ManuscriptsAddress {
  const page = query.get("page") ?? "";
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  return {
    state: STATES.find((state) => toKey(state) === query.get("state")) ?? "DRAFT",
    board: ALL_BOARDS.find((board) => toKey(board) === query.get("board")) ?? null,
    translation: TRANSLATIONS.find((one) => toKey(one) === query.get("translation")) ?? null,
    page: number <= PAGE_MAX ? number : 1,
  };
}

/** The address without language; what is first of its kind is not written. */
export function manuscriptsPath({ state, board, translation, page }: ManuscriptsAddress): string {
  const query = new URLSearchParams();
  if (state !== "DRAFT") query.set("state", toKey(state));
  if (board !== null) query.set("board", toKey(board));
  if (translation !== null) query.set("translation", toKey(translation));
  if (page > 1) query.set("page", String(page));
  return [MANUSCRIPTS_PATH, query.toString()].filter(Boolean).join("?");
}
