// Says what a run imported, or would, and what it left out by name.
import type { BoardName } from "#schema/validation/site/posts.ts";
import type { FormerBoard, FormerSite, Readers } from "./former-site.ts";
import { LEFT_OUT, MEMBERS_LEFT_OUT } from "./former-site.ts";

export const COUNTED = [
  "people new",
  "people known already",
  "people without a usable address or name",
  "people who share an address with another",
  ...MEMBERS_LEFT_OUT.map((why) => `people ${why}` as const),
  "posts",
  "posts for members only",
  "posts that were imported before",
  "posts of boards that are left out",
  "posts that cannot be imported",
  "titles made of the text",
  "posts without a date",
  "new categories, in English as in Korean",
  "pictures",
  "files",
  "files that are missing",
  "files that are refused",
  "files of posts that are left out",
  "files that belong to no post",
  "pictures that are elsewhere",
  "old addresses",
  "fields that are left out",
  "left out: consent to promotional mail",
  ...(["page", "question", "popup", "table"] as const).map((kind) => `left out: ${kind}` as const),
  ...LEFT_OUT.map((left) => `left out: ${left}` as const),
] as const;
type Counted = (typeof COUNTED)[number];

export const LEFT_OUT_KINDS = ["person", "post", "comment", "file", "page", "table", "field"] as const;

/** Something that did not come: a line of the file of what was left out. */
export interface LeftOutLine {
  readonly kind: (typeof LEFT_OUT_KINDS)[number];
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

/** Lines that name something on the screen; the file has all of them. */
const NAMED_MAX = 20;

export class ImportReport {
  readonly #counts = new Map<Counted, number>();
  readonly #named = new Map<Counted, string[]>();
  readonly #leftOut: LeftOutLine[] = [];

  /** @param name shown beside the number, of the first twenty */
  count(what: Counted, name?: string): void {
    this.add(what, 1);
    if (name === undefined) return;
    const named = this.#named.get(what) ?? [];
    if (named.length < NAMED_MAX) this.#named.set(what, [...named, name]);
  }

  add(what: Counted, number: number): void {
    this.#counts.set(what, this.of(what) + number);
  }

  /** Counts something that does not come, and remembers it by name. @param why more than what it is counted as */
  leave(what: Counted, line: Omit<LeftOutLine, "why">, why: string = what): void {
    const named = why === what ? `${line.id} ${line.name}` : `${line.id} ${line.name}: ${why}`;
    this.count(what, line.kind === "comment" ? undefined : named.trim());
    this.#leftOut.push({ ...line, why });
  }

  of(what: Counted): number {
    return this.#counts.get(what) ?? 0;
  }

  /** All that did not come, in the order in which it was met. */
  get leftOut(): readonly LeftOutLine[] {
    return this.#leftOut;
  }

  lines(
    { boards, notes }: Pick<FormerSite, "boards" | "notes">,
    placeOf: (board: FormerBoard) => { readonly board: BoardName | null; readonly readers: Readers },
  ): string[] {
    const where = boards.map((board) => {
      const { board: target, readers } = placeOf(board);
      const place = target === null ? "left out; --board names one" : `${target}, ${readersInWords(readers)}`;
      return `  ${board.id} (${board.title}) → ${place}`;
    });
    const counts = COUNTED.filter((what) => this.of(what) > 0).flatMap((what) => [
      `  ${what}: ${this.of(what)}`,
      ...(this.#named.get(what) ?? []).map((name) => `    ${name}`),
    ]);
    return [...notes, "Boards:", ...where, "Counted:", ...(counts.length > 0 ? counts : ["  nothing"])];
  }
}

function readersInWords({ audience, grades, isListed, areFilesClosed, doubt }: Readers): string {
  const words = {
    EVERYONE: areFilesClosed ? "for everybody; posts with files for members only" : "for everybody",
    MEMBERS: "for members only",
    GRADES: `for members of ${grades.join(", ")} only`,
    OFFICE: "left out, because its administrators alone read it; --readers says for whom it is",
  };
  const hidden = isListed || audience === "EVERYONE" || audience === "OFFICE" ? "" : ", not in public lists";
  return `${words[audience]}${hidden}${doubt === null ? "" : ` (not sure: ${doubt}; --readers says otherwise)`}`;
}
