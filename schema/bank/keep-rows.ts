// Lines of a statement are kept once, however often and in whatever files they come.
import { createHash } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import type { Author } from "#schema/shared/author.ts";
import type { StatementRow } from "#schema/validation/statements.ts";

export interface KeptRows {
  readonly added: number;
  /** Were there already. */
  readonly known: number;
}

/** All that a line says; lines of one file that say the same are numbered, so that two transfers alike stay two. */
export function hashRows(rows: readonly StatementRow[]): readonly string[] {
  const met = new Map<string, number>();
  return rows.map(({ at, sender, note, amount, balance }) => {
    const text = JSON.stringify([at.toISOString(), sender, note, amount, balance]);
    const number = met.get(text) ?? 0;
    met.set(text, number + 1);
    return createHash("sha256").update(text).update(String(number)).digest("base64url");
  });
}

/** Keeps what is new, and writes down in the audit log that a statement was read. */
export async function keepRows(tx: Tx, rows: readonly StatementRow[], author: Author): Promise<KeptRows> {
  const { memberId: uploadedById, now: createdAt } = author;
  const hashes = hashRows(rows);
  const { count: added } = await tx.bankRow.createMany({
    data: rows.map(({ at, sender, note, amount, balance }, index) => ({
      hash: hashes[index] ?? "",
      at,
      sender,
      note,
      amount,
      balance,
      uploadedById,
      createdAt,
    })),
    skipDuplicates: true,
  });
  const kept = { added, known: rows.length - added };
  await recordAudit(tx, author, { action: "readStatement", subject: "bank", after: { ...kept } });
  return kept;
}
