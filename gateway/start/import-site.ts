// `npm run import -- gnuboard5|rhymix dump.sql files/ [--write]`, `-- wordpress export.xml uploads/
// [--write]`: a former website into this one. Without --write it only says what would come.
import process from "node:process";
import { parseArgs } from "node:util";
import { createFileStore } from "#gateway/files/create-file-store.ts";
import { readReaders, readTarget } from "#gateway/site-import/board-targets.ts";
import { CHARSETS, type Charset } from "#gateway/site-import/charset.ts";
import {
  type FormerSite,
  SOURCES,
  type SourceName,
  UnreadableSite,
} from "#gateway/site-import/former-site.ts";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { importRedirects } from "#gateway/site-import/import-redirects.ts";
import { importSite } from "#gateway/site-import/import-site.ts";
import { leftOutFormat, writeLeftOut } from "#gateway/site-import/left-out-file.ts";
import { readPostTable } from "#gateway/site-import/post-table.ts";
import { readRhymix } from "#gateway/site-import/rhymix.ts";
import { readWordpress } from "#gateway/site-import/wordpress.ts";
import { connect, db, disconnect } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { runOnDatabase } from "./database-command.ts";

const READERS: Readonly<Record<SourceName, (path: string, charset: Charset | null) => Promise<FormerSite>>> =
  {
    gnuboard5: readGnuboard5,
    rhymix: readRhymix,
    wordpress: readWordpress,
    table: readPostTable,
  };
const USAGE = `Name the system, its dump and the folder of its files:
  npm run import -- gnuboard5 dump.sql data/
  npm run import -- rhymix dump.sql files/
  npm run import -- wordpress export.xml uploads/
  npm run import -- table posts.csv files/   (a row a post: 게시판, 제목, 본문, 작성일, 첨부, 옛 주소, 분류, 고정, 공개)
  npm run import -- redirects table.csv      (old address, new address)
It says what would come. Then:
  --write                   imports it
  --board notice=NEWS       says where the posts of a board go; --board free= leaves one out
  --readers minutes=MEMBERS says for whom a board is: EVERYONE, MEMBERS, or grades such as REGULAR+LIFETIME
  --left-out left-out.xlsx  writes every post, file and person that does not come, and why (.xlsx or .csv)
  --charset cp949           says how a dump is written (utf8, cp949); else it is found out
  --as admin@…              in whose name (an account with SUPER); else the first one's
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

function asked() {
  const options = {
    write: { type: "boolean" },
    board: { type: "string", multiple: true },
    readers: { type: "string", multiple: true },
    "left-out": { type: "string" },
    charset: { type: "string" },
    as: { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, dump, folder] = positionals;
  const source = SOURCES.find((one) => one === name) ?? null;
  const isTable = name === "redirects";
  if (dump === undefined || (source === null && !isTable) || (folder === undefined && !isTable)) {
    throw new Error(USAGE);
  }
  const leftOut = values["left-out"];
  if (leftOut !== undefined) leftOutFormat(leftOut);
  return {
    source,
    dump,
    folder: folder ?? "",
    leftOut,
    as: values.as,
    isWritten: values.write === true,
    targets: new Map((values.board ?? []).map(readTarget)),
    readers: new Map((values.readers ?? []).map(readReaders)),
    charset: values.charset === undefined ? null : readCharset(values.charset),
  };
}

/** @throws Error with words for the person who typed it */
function readCharset(typed: string): Charset {
  const found = CHARSETS.find((charset) => charset === typed.toLowerCase().replace("-", ""));
  if (!found) throw new Error(`--charset ${typed}: it is one of ${CHARSETS.join(", ")}.`);
  return found;
}

/** @throws UnreadableSite */
async function actorOf(email: string | undefined): Promise<number> {
  const isSuper = { status: "ACTIVE" as const, staffRoles: { some: { role: "SUPER" as const } } };
  const named = email === undefined ? {} : { emailKey: emailKey(email) };
  const found = await db.member.findFirst({
    where: { ...isSuper, ...named },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  if (!found)
    throw new UnreadableSite(
      `There is no account with SUPER${email ? ` and ${email}` : ""}. Start the site once first.`,
    );
  return found.id;
}

interface Run {
  readonly memberId: number;
  readonly now: Date;
  readonly store: FileStore;
}

/** @returns the lines of the report @throws UnreadableSite */
async function run(command: ReturnType<typeof asked>, { memberId, now, store }: Run): Promise<string[]> {
  const { source, dump, folder, targets, readers, charset, leftOut, isWritten } = command;
  if (source === null) return await importRedirects(dump, { isWritten, author: { memberId, now } });
  const site = await READERS[source](dump, charset);
  const { report, lines } = await importSite({
    site,
    folder,
    targets,
    readers,
    now,
    memberId,
    isWritten,
    store,
    onProgress: (posts) => say(`${posts} posts and comments …`),
  });
  if (leftOut === undefined) return lines;
  await writeLeftOut(leftOut, report.leftOut);
  return [...lines, `${report.leftOut.length} lines of what does not come are in ${leftOut}.`];
}

async function main(): Promise<void> {
  const command = asked();
  await runOnDatabase(async (connection, config) => {
    await connect(connection);
    try {
      const store = await createFileStore(config);
      const lines = await run(command, { memberId: await actorOf(command.as), now: new Date(), store });
      for (const line of lines) say(line);
      say(
        command.isWritten
          ? "Imported. The office invites new people from the list of members."
          : "Nothing was written: add --write.",
      );
    } catch (error) {
      // Its message is for the person who gave the file; a trace would only hide it.
      if (!(error instanceof UnreadableSite)) throw error;
      process.stderr.write(`Not done: ${error.message}\n`);
      process.exitCode = 1;
    } finally {
      await disconnect();
    }
  });
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
