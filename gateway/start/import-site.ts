// `npm run import -- gnuboard5|rhymix dump.sql files/ [--write]`, `-- wordpress export.xml uploads/ [--write]`: a former website into this
// one. Without --write it only says what would come.
import process from "node:process";
import { parseArgs } from "node:util";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { readTarget } from "#gateway/moving-in/board-targets.ts";
import { readGnuboard5 } from "#gateway/moving-in/gnuboard5.ts";
import { type OldSite, SOURCES, type SourceName, UnreadableSite } from "#gateway/moving-in/old-site.ts";
import { readRhymix } from "#gateway/moving-in/rhymix.ts";
import { takeAddresses } from "#gateway/moving-in/take-addresses.ts";
import { takeSite } from "#gateway/moving-in/take-site.ts";
import { readWordpress } from "#gateway/moving-in/wordpress.ts";
import { connect, db, disconnect } from "#prisma/client.ts";
import { emailKey } from "#schema/validation/members.ts";
import { runOnDatabase } from "./database-command.ts";

const READERS: Readonly<Record<SourceName, (path: string) => Promise<OldSite>>> = {
  gnuboard5: readGnuboard5,
  rhymix: readRhymix,
  wordpress: readWordpress,
};
const USAGE = `Name the system, its dump and the folder of its files:
  npm run import -- gnuboard5 dump.sql data/
  npm run import -- rhymix dump.sql files/
  npm run import -- wordpress export.xml uploads/
  npm run import -- redirects table.csv      (old address, new address)
It says what would come. Then:
  --write              takes it in
  --board notice=NEWS  says where the posts of a board go; --board free= leaves one out
  --as admin@…         in whose name (an account with SUPER); else the first one's
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

function asked() {
  const options = {
    write: { type: "boolean" },
    board: { type: "string", multiple: true },
    as: { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, dump, folder] = positionals;
  const source = SOURCES.find((one) => one === name) ?? null;
  const isTable = name === "redirects";
  if (dump === undefined || (source === null && !isTable) || (folder === undefined && !isTable)) {
    throw new Error(USAGE);
  }
  const targets = new Map((values.board ?? []).map(readTarget));
  return { source, dump, folder: folder ?? "", targets, as: values.as, isWritten: values.write === true };
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

async function main(): Promise<void> {
  const { source, dump, folder, targets, as, isWritten } = asked();
  await runOnDatabase(async (connection, { filesDir }) => {
    await connect(connection);
    try {
      const memberId = await actorOf(as);
      const now = new Date();
      const lines =
        source === null
          ? await takeAddresses(dump, { isWritten, author: { memberId, now } })
          : (
              await takeSite({
                ...{ site: await READERS[source](dump), folder, targets, now, memberId, isWritten },
                store: createLocalDisk(filesDir),
                onProgress: (posts) => say(`${posts} posts and comments …`),
              })
            ).lines;
      for (const line of lines) say(line);
      say(
        isWritten
          ? "Taken in. The office invites new people from the list of members."
          : "Nothing was written: add --write.",
      );
    } catch (error) {
      // Its message is for whoever gave the file; a trace would only hide it.
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
