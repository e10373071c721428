// Says which board of this site takes the posts of a former one, and for whom: as the command says, or else
// as its name suggests and as its dump says. A board that nobody named and whose name says nothing is left
// out, and the report says so.
import { READER_GRADES, type ReaderGrade } from "#schema/validation/site/post-audience.ts";
import { BOARDS, type BoardName } from "#schema/validation/site/posts.ts";
import { type FormerBoard, OPEN_TO_ALL, type Readers } from "./former-site.ts";

const SUGGESTED: readonly (readonly [RegExp, BoardName])[] = [
  [/gallery|photo|갤러리|사진|앨범/i, "GALLERY"],
  [/seminar|conference|세미나|학술\s*대회|학술\s*발표/i, "SEMINAR_ARCHIVE"],
  [/publication|archive|pds|data|자료|출판|간행/i, "PUBLICATION"],
  [/notice|announcement|공지|알림/i, "NOTICE"],
  [/news|press|소식|뉴스|보도/i, "NEWS"],
];

/** What was said on the command line: `notice=NOTICE`; `free=` leaves a board out. */
export type NamedTargets = ReadonlyMap<string, BoardName | null>;
/** `minutes=MEMBERS`, `minutes=REGULAR+LIFETIME`, `minutes=EVERYONE`. */
export type NamedReaders = ReadonlyMap<string, Pick<Readers, "audience" | "grades">>;

/** @throws Error with words for the person who typed it */
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

/** @throws Error with words for the person who typed it */
export function readReaders(typed: string): readonly [string, Pick<Readers, "audience" | "grades">] {
  const [id = "", said = ""] = typed.split("=", 2);
  const words = said.toUpperCase().split("+");
  const grades = words.flatMap((word): ReaderGrade[] => READER_GRADES.filter((grade) => grade === word));
  const whole = (["EVERYONE", "MEMBERS"] as const).find((audience) => audience === said.toUpperCase());
  if (id === "" || (whole === undefined && grades.length !== words.length)) {
    throw new Error(
      `--readers ${typed}: write it as --readers minutes=EVERYONE, =MEMBERS, or grades such as =${READER_GRADES.join("+")}.`,
    );
  }
  return [id, whole ? { audience: whole, grades: [] } : { audience: "GRADES", grades }];
}

export function targetOf({ id, title }: FormerBoard, said: NamedTargets): BoardName | null {
  const named = said.get(id);
  if (named !== undefined) return named;
  return SUGGESTED.find(([pattern]) => pattern.test(id) || pattern.test(title))?.[1] ?? null;
}

/** What the command says counts; it settles every doubt. */
export function readersOf({ id, readers }: FormerBoard, said: NamedReaders): Readers {
  const named = said.get(id);
  return named ? { ...OPEN_TO_ALL, ...named, isListed: readers.isListed } : readers;
}

const STRICT = ["EVERYONE", "MEMBERS", "GRADES", "OFFICE"] as const;

/** Who reads what both say: of two boards for different grades the grades that both let in. */
export function stricter(one: Readers, other: Readers): Readers {
  const audience = STRICT[Math.max(STRICT.indexOf(one.audience), STRICT.indexOf(other.audience))] ?? "OFFICE";
  const [first, second = first] = [one, other].filter((readers) => readers.audience === audience);
  const grades = first?.grades.filter((grade) => second?.grades.includes(grade)) ?? [];
  const both = {
    audience,
    grades,
    isListed: one.isListed && other.isListed,
    areFilesClosed: one.areFilesClosed || other.areFilesClosed,
    doubt: first?.doubt ?? second?.doubt ?? null,
  };
  if (audience !== "GRADES" || grades.length > 0) return both;
  return { ...both, audience: "OFFICE", doubt: "no grade of members reads all the boards it was on" };
}
