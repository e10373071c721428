// Finds the files of a former website that no post brings: those of pages, of what was deleted there, and of
// nothing. Each is named in the list of what was left out; nobody would miss them otherwise.
import type { FormerPost, LeftOut, ListedFile } from "./former-site.ts";
import type { LocalFiles } from "./local-files.ts";
import { stemOf } from "./post-files.ts";

/** What an address in a text ends at. */
const ENDS = /["'\s<>()\\?#]/;
/** UTF-16 units before a folder in an address; a longer one is none. */
const FRONT_MAX = 300;

/** The addresses in a text that have the folder of files in them. */
function* addressesIn(text: string, filesAt: string): Generator<string> {
  for (let at = text.indexOf(filesAt); at >= 0; at = text.indexOf(filesAt, at + filesAt.length)) {
    let from = at;
    while (from > 0 && at - from < FRONT_MAX && !ENDS.test(text[from - 1] ?? "")) from -= 1;
    let to = at + filesAt.length;
    while (to < text.length && !ENDS.test(text[to] ?? "")) to += 1;
    yield text.slice(from, to);
  }
}

export class LooseFiles {
  readonly #filesAt: string;
  readonly #local: Pick<LocalFiles, "pathOf">;
  readonly #left = new Map<string, ListedFile>();
  readonly #byStem = new Map<string, string[]>();

  constructor(listed: readonly ListedFile[], filesAt: string, local: Pick<LocalFiles, "pathOf">) {
    this.#filesAt = filesAt;
    this.#local = local;
    for (const one of listed) {
      const { path } = one.file;
      const stem = stemOf(path);
      if (!this.#left.has(path)) this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), path]);
      this.#left.set(path, one);
    }
  }

  /** Its files come with it, or are named with it where it does not come. */
  claim({ files }: Pick<FormerPost | LeftOut, "files">): void {
    for (const { path } of files) this.#left.delete(path);
  }

  /** Its text shows or links files that are another's, or nobody's; a small copy counts for its picture. */
  claimShown({ text, base }: Pick<FormerPost, "text" | "base">): void {
    for (const address of addressesIn(text, this.#filesAt)) {
      const path = this.#local.pathOf(address, base);
      if (path === null || this.#left.delete(path)) continue;
      for (const one of this.#byStem.get(stemOf(path)) ?? []) this.#left.delete(one);
    }
  }

  /** Those that nothing claimed, in the order of the dump. */
  get left(): readonly ListedFile[] {
    return [...this.#left.values()];
  }
}
