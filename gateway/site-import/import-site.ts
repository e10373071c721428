// Imports a former website, or only looks at what would come (decision 179). The next run continues where an
// interrupted one ended: who and what was imported once is not imported again.
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { addRedirects } from "#schema/core/redirects/add-redirects.ts";
import { reserveOldIds } from "#schema/overview/site-import/reserve-old-ids.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";
import { BOARD_ADDRESSES } from "#schema/validation/site-paths.ts";
import { type NamedReaders, type NamedTargets, readersOf, stricter, targetOf } from "./board-targets.ts";
import type { FormerBoard, FormerFile, FormerPost, FormerSite, LeftOut, Readers } from "./former-site.ts";
import { OPEN_TO_ALL } from "./former-site.ts";
import { importMembers } from "./import-members.ts";
import { importPost, type PostImporting } from "./import-post.ts";
import { ImportReport } from "./import-report.ts";
import { createLocalFiles } from "./local-files.ts";
import { LooseFiles } from "./loose-files.ts";
import { surveyPosts, underFolders } from "./survey-posts.ts";

interface SiteImport {
  readonly site: FormerSite;
  /** The folder of its files on this machine. */
  readonly folder: string;
  readonly targets: NamedTargets;
  readonly readers: NamedReaders;
  readonly store: FileStore;
  readonly now: Date;
  /** In whose name it is written: somebody who may do everything. */
  readonly memberId: number;
  readonly isWritten: boolean;
  /** Is called now and then with how many posts were looked at. */
  readonly onProgress?: (posts: number) => void;
}

const PROGRESS_EVERY = 500;

/** @returns the lines of the report, and the report */
export async function importSite(asked: SiteImport): Promise<{ report: ImportReport; lines: string[] }> {
  const { site, targets, isWritten, now, store } = asked;
  const report = new ImportReport();
  const author = { memberId: asked.memberId, now };
  const { largestId, host, folders } = await surveyPosts(site);
  const everywhere = underFolders(folders);
  const local = await createLocalFiles(asked.folder, site.filesAt, host);
  const shared = { source: site.source, author, report, isWritten };
  const place = (board: FormerBoard) => ({
    board: targetOf(board, targets),
    readers: readersOf(board, asked.readers),
    isSaid: asked.readers.has(board.id),
  });
  const places = new Map(site.boards.map((board) => [board.id, place(board)]));
  if (isWritten) await reserveOldIds(largestId);
  const authors = await importMembers(site, shared);
  reportRest(site, report);
  const loose = new LooseFiles(site.files, site.filesAt, local);
  const importing = { ...shared, store, local, authors, everywhere, newCategories: new Set<string>() };
  let seen = 0;
  let last = now;
  for await (const old of site.posts()) {
    seen += 1;
    if (seen % PROGRESS_EVERY === 0) asked.onProgress?.(seen);
    if (!("left" in old) && old.at !== null) last = old.at;
    loose.claim(old);
    const brought = await importOne(old, { places, last }, importing);
    if (brought) loose.claimShown(brought);
  }
  for (const { file, of } of loose.left) {
    const line = { kind: "file", id: file.path, name: file.name } as const;
    report.leave("files that belong to no post", line, of ?? undefined);
  }
  const lists = site.boards.flatMap(({ id, addresses }) => {
    const target = places.get(id)?.board;
    return target ? addresses.map((address) => ({ address, target: BOARD_ADDRESSES[target].list })) : [];
  });
  if (isWritten) {
    const all = [...lists, ...site.places].flatMap(({ address, target }) =>
      everywhere(address).map((one) => ({ address: one, target })),
    );
    await db.$transaction(async (tx) => {
      report.add("old addresses", await addRedirects(tx, all, now));
      await bumpContentVersion(tx);
    });
  }
  const where = folders.length > 0 ? [`Links under ${folders.join(", ")} lead on, too.`] : [];
  return { report, lines: report.lines({ ...site, notes: [...site.notes, ...where] }, place) };
}

interface Place {
  readonly board: BoardName | null;
  readonly readers: Readers;
  /** The command says for whom it is. */
  readonly isSaid: boolean;
}

/** @returns the post, where its board takes it; null: it is left out, and so are its files */
async function importOne(
  old: FormerPost | LeftOut,
  { places, last }: { readonly places: ReadonlyMap<string, Place>; readonly last: Date },
  importing: PostImporting,
): Promise<FormerPost | null> {
  const { report } = importing;
  if ("left" in old) {
    const kind = old.left === "comment" ? "comment" : "post";
    report.leave(`left out: ${old.left}`, { kind, id: old.id, name: old.title }, old.why);
    leaveFiles(old.files, old.why ?? old.left, report);
    return null;
  }
  const known = old.boards.flatMap((id) => {
    const place = places.get(id);
    return place ? [{ id, ...place }] : [];
  });
  const found = known.find(({ board }) => board !== null);
  const isSettled = found?.isSaid && old.readers?.doubt;
  const own = isSettled ? OPEN_TO_ALL : (old.readers ?? OPEN_TO_ALL);
  // Of several boards it was on the strictest says who reads it.
  const ofBoards = known.reduce((one, { readers }) => stricter(one, readers), found?.readers ?? OPEN_TO_ALL);
  const readers = stricter(ofBoards, own);
  if (!found?.board || readers.audience === "OFFICE") {
    const nowhere = old.boards.length === 0 ? "it was on no board" : `no board for ${old.boards.join(", ")}`;
    const closed = readers.doubt ?? "its administrators alone read it";
    const why = found?.board ? closed : nowhere;
    const line = { kind: "post", id: old.id, name: old.title } as const;
    report.leave("posts of boards that are left out", line, why);
    leaveFiles(old.files, why, report);
    return null;
  }
  // Without a date it comes beside the post before it, never as the newest.
  if (old.at === null) report.count("posts without a date", old.id);
  const isClosed = readers.areFilesClosed && old.files.length > 0;
  const forWhom = isClosed ? stricter(readers, { ...readers, audience: "MEMBERS" }) : readers;
  const others = known.filter((one) => one !== found).map(({ id }) => `category ${id}`);
  const post = { ...old, otherFields: [...old.otherFields, ...others] };
  await importPost(post, { board: found.board, readers: forWhom, publishedAt: old.at ?? last }, importing);
  return old;
}

function leaveFiles(files: readonly FormerFile[], why: string, report: ImportReport): void {
  for (const { path, name } of files) {
    report.leave("files of posts that are left out", { kind: "file", id: path, name }, why);
  }
}

/** What is there beside posts and people, and is written here by hand. */
function reportRest({ named, otherMemberFields }: FormerSite, report: ImportReport): void {
  for (const { kind, id, title } of named) {
    report.leave(`left out: ${kind}`, { kind: kind === "table" ? kind : "page", id, name: title });
  }
  for (const [name, count] of otherMemberFields) {
    report.leave("fields that are left out", { kind: "field", id: name, name: "" }, `of ${count} people`);
  }
}
