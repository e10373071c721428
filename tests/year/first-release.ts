// A year may begin with an upgrade: the data of the first release, made by its own code, are started by this
// version, and the year is lived on them.
import { join } from "node:path";
import pg from "pg";
import { hashPassword } from "#gateway/auth/passwords.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { driverConfig } from "#prisma/connection.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { ADMIN } from "./people.ts";
import type { AcknowledgedRow } from "./site-process.ts";
import type { YearPlace } from "./year-place.ts";

const BACKUP = join(ROOT, "tests", "fixtures", "releases", "first.backup.gz");
export const UPGRADE = "the site begins with the data of the first release";

/** What people made with the first release: it is to be found each evening, too. */
const MADE = ["members", "posts", "programs"] as const;

interface FileRow {
  readonly key: string;
  readonly kind: "ATTACHMENT" | "IMAGE";
  /** Bytes. */
  readonly size: number;
  /** The stored sizes of a picture. */
  readonly variants:
    | readonly { readonly width: number; readonly format: string; readonly size: number }[]
    | null;
}

/**
 * The backup is thin (tests/support/thin-backup.ts): what it left out of the files is as long as it was, and
 * empty. A site without them has no backup that proves.
 */
async function fillFiles(client: pg.Client, filesDir: string): Promise<void> {
  const disk = createLocalDisk(filesDir);
  const { rows } = await client.query<FileRow>("SELECT key, kind, size, variants FROM files");
  for (const { key, kind, size, variants } of rows) {
    const names =
      kind === "IMAGE"
        ? (variants ?? []).map((one) => ({ name: `${key}/${one.width}.${one.format}`, size: one.size }))
        : [{ name: key, size }];
    for (const one of names) {
      const found = await disk.open(one.name);
      found?.destroy();
      if (!found) await disk.write(one.name, Buffer.alloc(one.size));
    }
  }
}

/**
 * Restores the data into an empty place. Its administrator is the year's from now on.
 * @returns the rows of what people made
 */
export async function restoreFirstRelease({
  server,
  dataDir,
  filesDir,
}: YearPlace): Promise<readonly AcknowledgedRow[]> {
  const { connection, close } = await openDatabase({ databaseUrl: server?.url, dataDir });
  try {
    await restoreBackup(connection, filesDir, BACKUP);
    const client = new pg.Client(driverConfig(connection));
    await client.connect();
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
    // They were made as a demo, and are somebody's real data here.
    await client.query("UPDATE members SET is_demo = false");
    // That release took no applications: only its demo said that seats were taken.
    await client.query("UPDATE programs SET seats_taken = 0");
    await client.query(
      `UPDATE members SET email = $1, email_key = $2, password_hash = $3
       WHERE id = (SELECT min(member_id) FROM staff_assignments WHERE role = 'SUPER')`,
      [email, emailKey(email), await hashPassword(password)],
    );
    await fillFiles(client, filesDir);
    const rows: AcknowledgedRow[] = [];
    for (const table of MADE) {
      const found = await client.query<{ id: number; version: number }>(`SELECT id, version FROM ${table}`);
      rows.push(...found.rows.map(({ id, version }) => ({ table, id, version })));
    }
    await client.end();
    return rows;
  } finally {
    await close();
  }
}
