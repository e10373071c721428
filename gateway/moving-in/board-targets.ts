// Which board of this site takes the posts of an old one: as whoever moves in says, or else as its name suggests. A board that nobody named
// and whose name says nothing is left out, and told of.
import { BOARDS, type BoardName } from "#schema/validation/posts.ts";
import type { OldBoard } from "./old-site.ts";

const SUGGESTED: readonly (readonly [RegExp, BoardName])[] = [
  [/gallery|photo|갤러리|사진|앨범/i, "GALLERY"],
  [/seminar|conference|세미나|학술\s*대회|학술\s*발표/i, "SEMINAR_ARCHIVE"],
  [/publication|archive|pds|data|자료|출판|간행/i, "PUBLICATION"],
  [/notice|공지|알림/i, "NOTICE"],
  [/news|press|소식|뉴스|보도/i, "NEWS"],
];

/** What was said on the command line: `notice=NOTICE`; `free=` leaves a board out. */
export type SaidTargets = ReadonlyMap<string, BoardName | null>;

/** @throws Error with words for whoever typed it */
export function readTarget(typed: string): readonly [string, BoardName | null] {
  const [id = "", target = ""] = typed.split("=", 2);
  const named = BOARDS.find((board) => board === target.toUpperCase());
  if (id === "" || !typed.includes("=") || (named === undefined && target !== "")) {
    throw new Error(
      `--board ${typed}: write it as --board notice=${BOARDS.join("|")}, or --board notice= to leave it out.`,
    );
  }
  return [id, named ?? null];
}

export function targetOf({ id, title }: OldBoard, said: SaidTargets): BoardName | null {
  const named = said.get(id);
  if (named !== undefined) return named;
  return SUGGESTED.find(([pattern]) => pattern.test(id) || pattern.test(title))?.[1] ?? null;
}
