// Says how the five boards differ; everything else about them is the same pages. A board's addresses are in
// web/paths.ts, its words under `enums.Board.…` and `posts.….<board>`.
import type { Board } from "#web/gql/enums.ts";

/** In the order of the menus. */
export const POST_BOARDS: readonly Board[] = ["NOTICE", "NEWS", "GALLERY", "PUBLICATION", "SEMINAR_ARCHIVE"];

/**
 * How a list shows a post: a line, a picture with the beginning of the text, a cover with files, a line with files, a picture.
 */
export type RowKind = "line" | "story" | "cover" | "material" | "picture";

interface BoardLook {
  /** The section of the site it belongs to. */
  readonly section: "communication" | "seminar";
  readonly row: RowKind;
  /** Whether its posts hang up pictures. */
  readonly hasImages: boolean;
}

export const BOARDS: Readonly<Record<Board, BoardLook>> = {
  NOTICE: { section: "communication", row: "line", hasImages: false },
  NEWS: { section: "communication", row: "story", hasImages: false },
  GALLERY: { section: "communication", row: "picture", hasImages: true },
  PUBLICATION: { section: "communication", row: "cover", hasImages: false },
  SEMINAR_ARCHIVE: { section: "seminar", row: "material", hasImages: false },
};

/** What a row needs beyond its title line; the switches of the list's query. */
export const ROW_NEEDS: Readonly<
  Record<RowKind, { readonly picture: boolean; readonly excerpt: boolean; readonly files: boolean }>
> = {
  line: { picture: false, excerpt: false, files: false },
  story: { picture: true, excerpt: true, files: false },
  cover: { picture: true, excerpt: true, files: true },
  material: { picture: false, excerpt: true, files: true },
  picture: { picture: true, excerpt: false, files: false },
};
