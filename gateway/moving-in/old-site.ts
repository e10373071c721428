// What a former website holds, whatever system it ran on: its reader makes this of it, and one writer takes it in (decision 179).

export const SOURCES = ["gnuboard5", "rhymix", "wordpress"] as const;
export type SourceName = (typeof SOURCES)[number];

export interface OldPerson {
  /** The number of the account there. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly joinedAt: Date | null;
}

export interface OldBoard {
  /** As its posts name it. */
  readonly id: string;
  readonly title: string;
  /** Where its list was read. */
  readonly addresses: readonly string[];
}

export interface OldFile {
  /** As readers saw it. */
  readonly name: string;
  /** Where it lies in the folder of files. */
  readonly path: string;
  readonly addresses: readonly string[];
}

/** `html`; `lines`: HTML in which a line ends where it does in the text; `text`: no HTML. */
export type TextFormat = "html" | "lines" | "text";

export interface OldPost {
  /** Of the whole site, such as `notice/12`. */
  readonly id: string;
  /** Those it stood on; the first that is taken counts. */
  readonly boards: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly format: TextFormat;
  readonly at: Date | null;
  /** The id of a person. */
  readonly authorId: string | null;
  readonly files: readonly OldFile[];
  readonly addresses: readonly string[];
  /** Where it was read, for the links in it that begin there. */
  readonly base: string;
}

/** What is not taken, and why. */
export const LEFT_OUT = ["comment", "secret", "unpublished", "other"] as const;
export type LeftOut = { readonly left: (typeof LEFT_OUT)[number] };

export interface OldSite {
  readonly source: SourceName;
  /** What the addresses of its own files have in front, such as `/data/`: the folder that is given holds what stands behind. */
  readonly filesAt: string;
  readonly people: readonly OldPerson[];
  readonly boards: readonly OldBoard[];
  /** Read anew at each call, one at a time: a dump may be larger than memory. */
  posts(): AsyncIterable<OldPost | LeftOut>;
}

/** What cannot be read at all; its message is for whoever gave the file. */
export class UnreadableSite extends Error {
  override readonly name = "UnreadableSite";
}

/** Whether a file is shown as a picture rather than handed out. */
export const isPictureName = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(name);

/** A time as MySQL and rhymix write it, of a clock in Seoul; null for none, such as 0000-00-00. */
export function seoulMoment(written: string | null | undefined): Date | null {
  const digits = (written ?? "").replace(/\D/g, "").padEnd(14, "0").slice(0, 14);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const [year = "", month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  // 1970 is what these systems write for "never".
  return Number.isNaN(moment.getTime()) || Number(year) < 1980 ? null : moment;
}
