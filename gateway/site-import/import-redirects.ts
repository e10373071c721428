// A table of old addresses (xlsx or CSV): the old one and the new one in its first two columns, as the office
// takes them out (docs/import.md#former-addresses).
import { readFile } from "node:fs/promises";
import { readStatement } from "#gateway/statements/read-statement.ts";
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { addRedirects } from "#schema/core/redirects/add-redirects.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { REDIRECTS_MAX, redirectInput } from "#schema/validation/core/redirects.ts";

const MAX_BYTES = 50 * 1024 * 1024;
/** Rows in one transaction. */
const AT_ONCE = 1_000;
/** Rows that are named; more help nobody. */
const NAMED_MAX = 20;

interface Reading {
  readonly isWritten: boolean;
  readonly author: Author;
}

/** @returns the lines of the report; what leads somewhere already stays as it is */
export async function importRedirects(path: string, { isWritten, author }: Reading): Promise<string[]> {
  const rows = await readStatement(await readFile(path), { bytes: MAX_BYTES, rows: REDIRECTS_MAX });
  const read = rows.map(([address = "", target = ""], at) => ({
    line: at + 1,
    text: `${address} → ${target}`,
    checked: redirectInput.safeParse({ address, target }),
  }));
  const good = read.flatMap(({ checked }) => (checked.success ? [checked.data] : []));
  // The first row names the columns.
  const bad = read.filter(({ line, checked }) => line > 1 && !checked.success);
  let added = 0;
  for (let from = 0; isWritten && from < good.length; from += AT_ONCE) {
    added += await db.$transaction(async (tx) => {
      const count = await addRedirects(tx, good.slice(from, from + AT_ONCE), author.now);
      const line = { action: "addRedirect", subject: "redirect", subjectId: null, after: { count } } as const;
      if (count > 0) await recordAudit(tx, author, line);
      await bumpContentVersion(tx);
      return count;
    });
  }
  return [
    `Addresses that can be taken: ${good.length}`,
    ...(isWritten ? [`Added: ${added}; the others lead somewhere already`] : []),
    `Rows that cannot: ${bad.length}`,
    ...bad.slice(0, NAMED_MAX).map(({ line, text }) => `  row ${line}: ${text}`),
  ];
}
