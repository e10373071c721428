// Says what all posts together say before the first is imported: which of their numbers look like ours, and where the site was.
import { BOARD_ADDRESSES } from "#schema/validation/site-paths.ts";
import type { FormerSite } from "./former-site.ts";

interface Survey {
  /** The largest number among its addresses that look like those of our posts, such as `/notice/1234`. */
  readonly largestId: number;
  /** The host that texts name most often for its files, without www.; null: none does. */
  readonly host: string | null;
  /** Folders of that host that it was in, such as `/xe`; none: at the root. */
  readonly folders: readonly string[];
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** Where the addresses of files in a text begin: a host and what comes before `filesAt`. */
function* fileAddresses(text: string, filesAt: string): Generator<readonly [host: string, folder: string]> {
  for (const [, host = "", path = ""] of text.matchAll(/https?:\/\/([^/"'\s<>]+)(\/[^"'\s<>?#]*)/gi)) {
    const at = path.indexOf(filesAt);
    if (at >= 0) yield [bare(host), path.slice(0, at)];
  }
}

export async function surveyPosts(site: FormerSite): Promise<Survey> {
  const bases = Object.values(BOARD_ADDRESSES).map(({ base }) => base);
  const hosts = new Map<string, { count: number; readonly folders: Set<string> }>();
  let largestId = 0;
  for await (const old of site.posts()) {
    if ("left" in old) continue;
    for (const address of old.addresses) {
      const [, base = "", number] = /^(\/[\w-]+)\/(\d{1,9})$/.exec(address) ?? [];
      if (bases.includes(base)) largestId = Math.max(largestId, Number(number));
    }
    for (const [host, folder] of fileAddresses(old.text, site.filesAt)) {
      const known = hosts.get(host) ?? { count: 0, folders: new Set<string>() };
      known.count += 1;
      if (folder !== "") known.folders.add(folder);
      hosts.set(host, known);
    }
  }
  const [own] = [...hosts].sort(([, one], [, other]) => other.count - one.count);
  return { largestId, host: own?.[0] ?? null, folders: [...(own?.[1].folders ?? [])] };
}

/** An address as it was under each folder that a site was in. */
export const underFolders =
  (folders: readonly string[]) =>
  (address: string): readonly string[] => [
    address,
    ...folders.flatMap((folder) => (address.startsWith(`${folder}/`) ? [] : [`${folder}${address}`])),
  ];
