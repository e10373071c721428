// What a run took in, or would; told at its end.
import type { BoardName } from "#schema/validation/posts.ts";
import { LEFT_OUT, type OldBoard } from "./old-site.ts";

export const COUNTED = [
  "people new",
  "people known already",
  "people without a usable address or name",
  "posts",
  "posts taken in before",
  "posts of boards that are left out",
  "posts that cannot be taken",
  "pictures",
  "files",
  "files that are missing",
  "files that are refused",
  "pictures that are elsewhere",
  "old addresses",
  ...LEFT_OUT.map((left) => `left out: ${left}` as const),
] as const;
export type Counted = (typeof COUNTED)[number];

/** Lines that name something: more help nobody. */
const NAMED_MAX = 20;

export class MovingReport {
  readonly #counts = new Map<Counted, number>();
  readonly #named = new Map<Counted, string[]>();

  /** @param name told beside the number, of the first twenty */
  count(what: Counted, name?: string): void {
    this.#counts.set(what, this.of(what) + 1);
    if (name === undefined) return;
    const named = this.#named.get(what) ?? [];
    if (named.length < NAMED_MAX) this.#named.set(what, [...named, name]);
  }

  add(what: Counted, number: number): void {
    this.#counts.set(what, this.of(what) + number);
  }

  of(what: Counted): number {
    return this.#counts.get(what) ?? 0;
  }

  lines(boards: readonly OldBoard[], targetOf: (board: OldBoard) => BoardName | null): string[] {
    const where = boards.map(
      (board) => `  ${board.id} (${board.title}) → ${targetOf(board) ?? "left out; --board names one"}`,
    );
    const counts = COUNTED.filter((what) => this.of(what) > 0).flatMap((what) => [
      `  ${what}: ${this.of(what)}`,
      ...(this.#named.get(what) ?? []).map((name) => `    ${name}`),
    ]);
    return ["Boards:", ...where, "Counted:", ...(counts.length > 0 ? counts : ["  nothing"])];
  }
}
