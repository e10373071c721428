// A dump or an export of a former website is imported into an empty site, and what was closed there is looked
// for among what is open here. Files are taken from the folder beside it that has its name, where there is
// one.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { targetOf } from "#gateway/site-import/board-targets.ts";
import { type FormerSite, UnreadableSite } from "#gateway/site-import/former-site.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { type ImportReport, LEFT_OUT_KINDS } from "#gateway/site-import/import-report.ts";
import { importSite } from "#gateway/site-import/import-site.ts";
import { readRhymix } from "#gateway/site-import/rhymix.ts";
import { plainTitle } from "#gateway/site-import/text-html.ts";
import { readWordpress } from "#gateway/site-import/wordpress.ts";
import { connect, db, disconnect } from "#prisma/client.ts";
import { openScratch } from "#prisma/embedded.ts";
import { migrate } from "#prisma/migrate.ts";
import { oldAddress } from "#schema/validation/core/old-addresses.ts";
import { type PostThere, postsThere } from "./closed-there.ts";
import type { ForeignFile, Tried } from "./run.ts";

const READERS = { sql: [readGnuboard5, readRhymix], xml: [readWordpress] } as const;

/** Null: it is of none of the systems. */
async function readSite({ path, ending }: ForeignFile): Promise<FormerSite | string> {
  let why = "";
  for (const read of ending === "xml" ? READERS.xml : READERS.sql) {
    try {
      return await read(path);
    } catch (error) {
      if (!(error instanceof UnreadableSite)) throw error;
      why = error.message;
    }
  }
  return why;
}

/** Posts here that carry a title, of those that a visitor reads. */
const openHere = (title: string) =>
  db.post.count({ where: { audience: "EVERYONE", OR: [{ titleKo: title }, { titleEn: title }] } });

/** Posts that were closed there and that a visitor reads here, by their address and by their title; of what nobody read, any that came. */
async function openedPosts(posts: readonly PostThere[]): Promise<readonly string[]> {
  const openThere = new Map<string, number>();
  for (const { title, for: readers } of posts) {
    const plain = plainTitle(title);
    if (readers === "OPEN") openThere.set(plain, (openThere.get(plain) ?? 0) + 1);
  }
  const opened: string[] = [];
  for (const { id, title, address, for: readers } of posts) {
    if (readers === "OPEN") continue;
    const line = await db.redirect.findUnique({ where: { address: oldAddress(address) ?? "" } });
    const post = await db.post.findUnique({
      where: { id: Number(/\/(\d+)$/.exec(line?.target ?? "")?.[1] ?? 0) },
      select: { audience: true },
    });
    const plain = plainTitle(title);
    const isNamesake = plain !== "" && (await openHere(plain)) > (openThere.get(plain) ?? 0);
    const isThere = readers === "NOBODY" ? post !== null : post?.audience === "EVERYONE";
    if (isThere || isNamesake) opened.push(`${id} ${title}`);
  }
  return opened;
}

function summary(report: ImportReport): string {
  const counted = [
    "people new",
    "posts",
    "posts for members only",
    "pictures",
    "files",
    "old addresses",
  ] as const;
  return counted.map((what) => `${what} ${report.of(what)}`).join(", ");
}

export async function sites(file: ForeignFile): Promise<Tried> {
  const asked = "import";
  const site = await readSite(file);
  if (typeof site === "string") return { asked, came: `refused: ${site}`, left: [], isRight: false };
  const folder = await mkdtemp(join(tmpdir(), "foreign-site-"));
  const own = file.path.replace(/\.\w+$/, "");
  const database = await openScratch();
  try {
    await migrate(database.connection);
    await connect(database.connection);
    const email = "office@example.org";
    const { id: memberId } = await db.member.create({
      data: { email, emailKey: email, passwordHash: "", name: "사무국", country: "KR" },
    });
    // Every board comes somewhere, so that all of its posts are tried.
    const targets = new Map(
      site.boards.map((board) => [board.id, targetOf(board, new Map()) ?? "NEWS"] as const),
    );
    const { report, lines } = await importSite({
      site,
      targets,
      readers: new Map(),
      memberId,
      now: new Date(),
      isWritten: true,
      folder: existsSync(own) ? own : folder,
      store: createLocalDisk(folder),
    });
    const there = await postsThere(file);
    const closed = there.filter((post) => post.for !== "OPEN").length;
    const opened = await openedPosts(there);
    const details = [
      ...lines.slice(0, lines.indexOf("Counted:")),
      ...LEFT_OUT_KINDS.flatMap((kind) =>
        report.leftOut
          .filter((line) => line.kind === kind)
          .map(({ id, name, why }) => `  did not come: ${kind} ${id} ${name.slice(0, 60)}: ${why}`),
      ),
      ...opened.map((post) => `  OPENED: ${post}`),
    ];
    const came = `${site.source}: ${summary(report)}; ${report.leftOut.length} did not come, ${opened.length} of ${closed} closed ones opened`;
    return { asked, came, left: [], isRight: opened.length === 0 && report.of("posts") > 0, details };
  } finally {
    await disconnect().catch(() => undefined);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
