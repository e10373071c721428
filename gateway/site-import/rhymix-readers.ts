// For whom a board of rhymix was: its grants name groups; 0 is everybody, -1 and -2 are everybody who signed
// in, -3 its administrators. Of several rows each lets somebody in; without a row a board is read by
// everybody.

import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { READER_GRADES, type ReaderGrade } from "#schema/validation/site/post-audience.ts";
import { OPEN_TO_ALL, type Readers } from "./former-site.ts";

export interface Group {
  readonly title: string;
  /** Everybody who registers is in it. */
  readonly isDefault: boolean;
  readonly isAdmin: boolean;
}

/** By the number of a board, and of a group. */
type Grants = ReadonlyMap<string, readonly { readonly name: string; readonly group: string }[]>;
type Groups = ReadonlyMap<string, Group>;

type Allowed = "EVERYONE" | "MEMBERS" | "OFFICE" | readonly string[];

const EVERYONE = "0";
const SIGNED_IN = ["-1", "-2"];
const ADMINISTRATORS = "-3";

function allowed(named: readonly string[], groups: Groups): Allowed {
  if (named.length === 0 || named.includes(EVERYONE)) return "EVERYONE";
  if (named.some((one) => SIGNED_IN.includes(one) || groups.get(one)?.isDefault)) return "MEMBERS";
  const others = named.filter((one) => one !== ADMINISTRATORS && !groups.get(one)?.isAdmin);
  return others.length === 0 ? "OFFICE" : others;
}

const gradeOf = (title: string): ReaderGrade | undefined => {
  const grade = MEMBER_GRADES.find((one) => gradeIn("KO", one) === title || gradeIn("EN", one) === title);
  return READER_GRADES.find((one) => one === grade);
};

/** @param own the grants of the board */
export function boardReaders(own: NonNullable<ReturnType<Grants["get"]>>, groups: Groups): Readers {
  const mayDo = (name: string) =>
    allowed(
      own.filter((one) => one.name === name).map(({ group }) => group),
      groups,
    );
  const [access, list, view] = ["access", "list", "view"].map(mayDo);
  const isListed = access === "EVERYONE" && list === "EVERYONE";
  const steps = [access, list, view].filter((step) => step !== undefined && step !== "EVERYONE");
  if (steps.length === 0) return OPEN_TO_ALL;
  if (steps.includes("OFFICE")) return { ...OPEN_TO_ALL, audience: "OFFICE", isListed };
  const named = [...new Set(steps.flatMap((step) => (typeof step === "string" ? [] : (step ?? []))))];
  const members = { ...OPEN_TO_ALL, audience: "MEMBERS" as const, isListed };
  if (named.length === 0) return members;
  const grades = named.map((one) => gradeOf(groups.get(one)?.title ?? ""));
  if (grades.every((grade) => grade !== undefined)) return { ...members, audience: "GRADES", grades };
  const titles = named.map((one) => groups.get(one)?.title || one);
  return { ...members, doubt: `only the groups ${titles.join(", ")} read it` };
}
