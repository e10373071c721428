// The files of a former website as they were given: in one folder of this machine. Nothing is fetched, and
// nothing outside of the folder is read, whatever a dump says.
import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";

interface LocalFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

export interface LocalFiles {
  /** A file by its path in the folder; null: it is not there. */
  find(path: string): Promise<LocalFile | null>;
  /** The path in the folder of what an address names; null where it is none of the site's own files. */
  pathOf(address: string, base: string): string | null;
  /** The address that a path of the folder had there, without the site. */
  addressOf(path: string): string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The host of what is written without one. */
const SAME_SITE = "old.invalid";

/**
 * @param filesAt what the addresses of its files have in front, such as `/data/`
 * @param host where it was, without www.; null: nobody knows, and every host may be it
 */
export async function createLocalFiles(
  folder: string,
  filesAt: string,
  host: string | null = null,
): Promise<LocalFiles> {
  const root = await realpath(folder);
  const isOwn = (named: string) =>
    host === null || named === SAME_SITE || named.toLowerCase().replace(/^www\./, "") === host;
  return {
    find: async (path) => {
      // A Mac keeps names with the parts of their syllables one by one.
      for (const name of new Set([path, path.normalize("NFC"), path.normalize("NFD")])) {
        const whole = await realpath(join(root, name)).catch(() => null);
        if (whole === null) continue;
        const within = relative(root, whole);
        if (within.startsWith("..") || isAbsolute(within)) return null;
        const found = await stat(whole);
        if (found.isFile()) return { path: whole, size: found.size };
      }
      return null;
    },
    pathOf: (address, base) => {
      if (!URL.canParse(address, `http://${SAME_SITE}${base}`)) return null;
      const { protocol, host: named, pathname } = new URL(address, `http://${SAME_SITE}${base}`);
      if (!/^https?:$/.test(protocol) || !isOwn(named)) return null;
      const at = pathname.indexOf(filesAt);
      return at === -1 ? null : decoded(pathname.slice(at + filesAt.length));
    },
    addressOf: (path) => `${filesAt}${path}`,
  };
}
