// The uses of a file as places: one a use, of a page with many versions one in all, and an older version only
// where nothing newer names it.

import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";
import type { FilePlace } from "./file-places.ts";

interface UsingRow {
  readonly id: number;
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly board?: BoardName | null;
  readonly kind?: ProgramKindName | null;
  readonly key?: string | null;
}

/** A row that uses a file. */
export interface Used {
  readonly noun: FilePlace["noun"];
  readonly row: UsingRow | null;
  readonly isShown: boolean;
  readonly uses: readonly (FilePlace["use"] | false)[];
}

export function placeOf(used: readonly Used[]): FilePlace[] {
  const places = new Map<string, FilePlace>();
  const named = new Set<string>();
  for (const { noun, row, isShown, uses } of used) {
    const what = `${noun} ${noun === "PAGE" ? row?.key : row?.id}`;
    for (const use of uses) {
      if (use === false || (use === "VERSION" && named.has(what))) continue;
      named.add(what);
      const before = places.get(`${what} ${use}`);
      places.set(`${what} ${use}`, {
        noun,
        use,
        id: noun === "PAGE" ? null : (row?.id ?? null),
        board: row?.board ?? null,
        programKind: row?.kind ?? null,
        pageKey: row?.key ?? null,
        title: before?.title ?? { ko: row?.titleKo ?? null, en: row?.titleEn ?? null },
        isShown: isShown || before?.isShown === true,
      });
    }
  }
  return [...places.values()].toSorted((one, other) => Number(other.isShown) - Number(one.isShown));
}
