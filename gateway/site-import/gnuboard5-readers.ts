// For whom a board of gnuboard was: levels of members from 1, which visitors have too, to 10, which its
// administrators have; and its group.

import { OPEN_TO_ALL, type Readers } from "./former-site.ts";
import type { DumpRow } from "./insert-parser.ts";
import { said } from "./insert-parser.ts";

type Values = DumpRow["values"];

/** What tables beside the board's own row say. */
interface BoardSurroundings {
  /** The level of somebody who has just registered; 2 where the dump does not say. */
  readonly registerLevel: number;
  /** Groups whose boards their own members alone enter. */
  readonly closedGroups: ReadonlySet<string>;
}

const VISITOR = 1;
const ADMINISTRATOR = 10;

export function boardReaders(values: Values, { registerLevel, closedGroups }: BoardSurroundings): Readers {
  const level = (column: string): number => Number(said(values, column) || VISITOR);
  const read = level("bo_read_level");
  const list = level("bo_list_level");
  const isListed = list <= VISITOR;
  const open = { ...OPEN_TO_ALL, isListed };
  // 2: every post of it is secret, as on a board of complaints.
  if (read >= ADMINISTRATOR || said(values, "bo_use_secret") === "2") return { ...open, audience: "OFFICE" };
  const doubts = [
    ...(closedGroups.has(said(values, "gr_id")) ? ["only the members of its group entered it"] : []),
    ...(said(values, "bo_use_cert") === "" ? [] : ["only people who proved who they are read it"]),
    ...(read > registerLevel ? [`only members of level ${read} and above read it`] : []),
    // Visitors read such a post only where somebody gave them its address.
    ...(list > read ? [`only members of level ${list} and above saw its list`] : []),
    ...("bo_read_level" in values ? [] : ["the dump does not say who read it"]),
  ];
  const members = { ...open, audience: "MEMBERS" as const };
  if (doubts.length > 0) return { ...members, doubt: doubts.join(", ") };
  if (read > VISITOR) return members;
  return { ...open, areFilesClosed: level("bo_download_level") > VISITOR };
}
