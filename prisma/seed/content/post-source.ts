// How a demo post is written down. A missing language is simply not there.
import type { MemberGrade } from "#prisma/generated/enums.ts";
import type { Block } from "#prisma/seed/document.ts";

/** A title and its text. */
export type TextSource = readonly [title: string, first: Block, ...more: Block[]];

/** A one-page PDF with a title and lines; made while seeding. */
export interface AttachmentSource {
  /** With its ending. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A picture on a gallery, with what is under it. */
export interface HungPicture {
  /** Name of a picture in images/. */
  readonly picture: string;
  readonly ko: string;
  readonly en: string;
}

export interface PostSource {
  /** Days before today; at least 1, or it would lie in the future in the morning. */
  readonly ago: number;
  /** Slug of a tag of the board. */
  readonly tag: string;
  readonly pinned?: true;
  /**
   * For whom it is, where it is not for everybody: everybody who is signed in, or members of these grades
   * (docs/site.md#posts-for-members).
   */
  readonly readers?: "MEMBERS" | readonly MemberGrade[];
  /** Lists do not name it. */
  readonly unlisted?: true;
  /** Name of a picture in images/pictures.ts. */
  readonly thumbnail?: string;
  readonly ko?: TextSource;
  readonly en?: TextSource;
  /** The Korean text changed this many days after publication and the English has not followed. */
  readonly koChangedAfter?: number;
  readonly attachments?: readonly AttachmentSource[];
  /** For a gallery; in order. */
  readonly images?: readonly HungPicture[];
}
