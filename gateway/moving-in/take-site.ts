// Takes a former website in, or only looks at what would come (decision 179). A run that is ended goes on where it was with the next one:
// whoever and whatever was taken in once is not taken in again.
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { FileStore } from "#schema/context.ts";
import { keepIdsFree } from "#schema/moving-in/keep-ids-free.ts";
import { addRedirects } from "#schema/redirects/add-redirects.ts";
import { BOARD_ADDRESSES } from "#schema/validation/site-paths.ts";
import { type SaidTargets, targetOf } from "./board-targets.ts";
import { createLocalFiles } from "./local-files.ts";
import { MovingReport } from "./moving-report.ts";
import type { OldSite } from "./old-site.ts";
import { takePeople } from "./take-people.ts";
import { takePost } from "./take-post.ts";

interface Moving {
  readonly site: OldSite;
  /** The folder of its files on this machine. */
  readonly folder: string;
  readonly targets: SaidTargets;
  readonly store: FileStore;
  readonly now: Date;
  /** In whose name it is written: whoever may do everything. */
  readonly memberId: number;
  readonly isWritten: boolean;
  /** Told now and then of how many posts were looked at. */
  readonly onProgress?: (posts: number) => void;
}

const TOLD_EVERY = 500;

/** @returns the lines of the report */
export async function takeSite(moving: Moving): Promise<{ report: MovingReport; lines: string[] }> {
  const { site, targets, isWritten, now, store } = moving;
  const report = new MovingReport();
  const author = { memberId: moving.memberId, now };
  const local = await createLocalFiles(moving.folder, site.filesAt);
  const taking = { source: site.source, author, report, isWritten, store, local };
  const boards = new Map(site.boards.map((board) => [board.id, targetOf(board, targets)]));
  if (isWritten) await keepIdsFree(await ownAddresses(site));
  const authors = await takePeople(site.people, taking);
  let seen = 0;
  for await (const old of site.posts()) {
    seen += 1;
    if (seen % TOLD_EVERY === 0) moving.onProgress?.(seen);
    if ("left" in old) {
      report.count(`left out: ${old.left}`);
      continue;
    }
    const board = old.boards.flatMap((id) => boards.get(id) ?? [])[0];
    if (board) await takePost(old, board, authors, taking);
    else report.count("posts of boards that are left out");
  }
  const lists = site.boards.flatMap(({ id, addresses }) => {
    const board = boards.get(id);
    return board ? addresses.map((address) => ({ address, target: BOARD_ADDRESSES[board].list })) : [];
  });
  if (isWritten) {
    await db.$transaction(async (tx) => {
      report.add("old addresses", await addRedirects(tx, lists, now));
      await bumpContentVersion(tx);
    });
  }
  return { report, lines: report.lines(site.boards, (board) => targetOf(board, targets)) };
}

/** The largest number among its addresses that look like those of our posts, such as `/notice/1234`. */
async function ownAddresses(site: OldSite): Promise<number> {
  let largest = 0;
  const bases = Object.values(BOARD_ADDRESSES).map(({ base }) => base);
  for await (const old of site.posts()) {
    if ("left" in old) continue;
    for (const address of old.addresses) {
      const [, base = "", number] = /^(\/[\w-]+)\/(\d{1,9})$/.exec(address) ?? [];
      if (bases.includes(base)) largest = Math.max(largest, Number(number));
    }
  }
  return largest;
}
