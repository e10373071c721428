// Says what a former website holds, whatever system it ran on: its reader makes this of it, and one writer
// imports it (decision 179).
import type { ReaderGrade } from "#schema/validation/site/post-audience.ts";

export const SOURCES = ["gnuboard5", "rhymix", "wordpress", "table"] as const;
export type SourceName = (typeof SOURCES)[number];

export interface FormerMember {
  /** The number of the account there. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly joinedAt: Date | null;
  readonly address?: {
    readonly postcode: string;
    readonly addressLine: string;
    readonly addressDetail: string;
  };
  /** What its administrators noted about the person. */
  readonly officeNote?: string;
  /** Agreed to promotional mail there. */
  readonly agreedToMailings?: boolean;
}

/** Why an account does not come. */
export const MEMBERS_LEFT_OUT = ["left or blocked", "deleted", "address never proved"] as const;
export interface LeftOutMember {
  readonly id: string;
  readonly name: string;
  readonly why: (typeof MEMBERS_LEFT_OUT)[number];
}

/** Who read something there. */
export interface Readers {
  /** OFFICE: administrators alone. What they read stays behind until somebody says for whom it is. */
  readonly audience: "EVERYONE" | "MEMBERS" | "GRADES" | "OFFICE";
  /** Of GRADES. */
  readonly grades: readonly ReaderGrade[];
  /** Lists named it to visitors who could not read it. */
  readonly isListed: boolean;
  /** Visitors read the text, and could not have the files: a post with files is for members. */
  readonly areFilesClosed: boolean;
  /** What the dump says that has no equal here; null: nothing is in doubt. */
  readonly doubt: string | null;
}
export const OPEN_TO_ALL: Readers = {
  audience: "EVERYONE",
  grades: [],
  isListed: true,
  areFilesClosed: false,
  doubt: null,
};

export interface FormerBoard {
  /** As its posts name it. */
  readonly id: string;
  readonly title: string;
  /** Where its list was read. */
  readonly addresses: readonly string[];
  readonly readers: Readers;
}

export interface FormerFile {
  /** As readers saw it. */
  readonly name: string;
  /** Where it is in the folder of files. */
  readonly path: string;
  readonly addresses: readonly string[];
}

/** `html`; `lines`: HTML in which a line ends where it does in the text; `text`: no HTML. */
export type TextFormat = "html" | "lines" | "text";

export interface FormerPost {
  /** Of the whole site, such as `notice/12`. */
  readonly id: string;
  /** Those it was on; the first that is imported counts. */
  readonly boards: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly format: TextFormat;
  readonly at: Date | null;
  /** The id of a person. */
  readonly authorId: string | null;
  readonly files: readonly FormerFile[];
  readonly addresses: readonly string[];
  /** Where it was read, for the links in it that begin there. */
  readonly base: string;
  readonly isPinned: boolean;
  /** The word its board was filtered by. */
  readonly category: string | null;
  /** Addresses in fields of their own, beside the text. */
  readonly links: readonly string[];
  /** Where it says more than its board. */
  readonly readers?: Readers;
  /** Its fields that have no equal here. */
  readonly otherFields: readonly string[];
}

/** What is not imported, and why. */
export const LEFT_OUT = [
  "comment",
  "secret",
  "unpublished",
  "in the trash",
  "text of a page",
  "on no board of the dump",
  "of another kind",
] as const;
export interface LeftOut {
  readonly left: (typeof LEFT_OUT)[number];
  /** Says more than `left`, such as which kind. */
  readonly why?: string;
  readonly id: string;
  readonly title: string;
  readonly files: readonly FormerFile[];
}

/** A file that the dump lists. */
export interface ListedFile {
  readonly file: FormerFile;
  /** Whose it is where no post brings it; null: nothing's. */
  readonly of: string | null;
}

/** Pages, questions and popups: the office writes them here by hand. Tables: nothing of them is read. */
export interface NamedContent {
  readonly kind: "page" | "question" | "popup" | "table";
  readonly id: string;
  readonly title: string;
}

export interface FormerSite {
  readonly source: SourceName;
  /** What the addresses of its own files have in front, such as `/data/`: the folder that is given holds what comes behind. */
  readonly filesAt: string;
  readonly members: readonly FormerMember[];
  readonly leftOutMembers: readonly LeftOutMember[];
  readonly boards: readonly FormerBoard[];
  readonly named: readonly NamedContent[];
  /** Fields of people that have no equal here, each with how many people it was filled in for. */
  readonly otherMemberFields: ReadonlyMap<string, number>;
  /** All files that the dump lists, of posts and of others. */
  readonly files: readonly ListedFile[];
  /** Addresses beside boards and posts that have an equal here. */
  readonly places: readonly { readonly address: string; readonly target: string }[];
  /** What its reader found odd, in words. */
  readonly notes: readonly string[];
  /** Read again at each call, one at a time: a dump may be larger than memory. */
  posts(): AsyncIterable<FormerPost | LeftOut>;
}

/** What cannot be read at all; its message is for the person who gave the file. */
export class UnreadableSite extends Error {
  override readonly name = "UnreadableSite";
}

/** Whether a file is shown as a picture rather than handed out. */
export const isPictureName = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(name);

/** Counts a filled-in field of a person. */
export function countField(fields: Map<string, number>, name: string): void {
  fields.set(name, (fields.get(name) ?? 0) + 1);
}

/** A time as MySQL and rhymix write it, of a clock in Seoul; null for none, such as 0000-00-00. */
export function seoulMoment(written: string | null | undefined): Date | null {
  const digits = (written ?? "").replace(/\D/g, "").padEnd(14, "0").slice(0, 14);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const [year = "", month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  // 1970 is what these systems write for "never".
  return Number.isNaN(moment.getTime()) || Number(year) < 1980 ? null : moment;
}
