// Sends a bank statement (POST /api/v1/statements): for a preview, and to be stored as it was seen there.

import { BANKS } from "#schema/validation/money/bank-headings.ts";
import type { StatementFields } from "#schema/validation/money/statement-columns.ts";
import { STATEMENT_FIELDS } from "#schema/validation/money/statement-fields.ts";
import { STATEMENT_MAX_BYTES } from "#schema/validation/money/statements.ts";
import { z } from "#schema/validation/zod.ts";
import { type SentSheet, sendSheet } from "#web/api/send-sheet.ts";

const preview = z.object({
  /** The first of the file. */
  rows: z.array(z.array(z.string())),
  /** Null where nothing says which column is which. */
  found: z
    .object({
      head: z.number(),
      fields: z.array(z.enum(STATEMENT_FIELDS).nullable()),
      source: z.enum(["OFFICE", "BANK", "GUESS"]),
      bank: z.enum(BANKS).nullable(),
      name: z.string().nullable(),
    })
    .nullable(),
  /** What it would bring, by the columns that were found. */
  brings: z
    .object({
      added: z.number(),
      known: z.number(),
      changed: z.number(),
      inUse: z.number(),
      refused: z.array(z.number()),
      closedMonths: z.array(z.string()),
      viewerCanReopen: z.boolean(),
    })
    .nullable(),
});
export type StatementPreview = z.output<typeof preview>;

const stored = z.object({
  uploadId: z.number().nullable(),
  added: z.number(),
  known: z.number(),
  changed: z.number(),
  inUse: z.number(),
  refused: z.array(z.number()),
});
export type StoredStatement = z.output<typeof stored>;

/** How the file is read and what it would bring; nothing is stored. Never rejects. */
export const previewStatement = (file: File): Promise<SentSheet<StatementPreview>> =>
  send(file, new URLSearchParams({ preview: "" }), preview);

interface StoreRequest {
  readonly head: number;
  readonly fields: StatementFields;
  /** Why a closed month is opened again; null: it is not. */
  readonly reopen: string | null;
}

/** Stores the lines by these columns. Never rejects. */
export function storeStatement(
  file: File,
  { head, fields, reopen }: StoreRequest,
): Promise<SentSheet<StoredStatement>> {
  const asked = new URLSearchParams({ name: file.name, head: String(head) });
  asked.set("fields", fields.map((field) => field ?? "").join(","));
  if (reopen !== null) asked.set("reopen", reopen);
  return send(file, asked, stored);
}

const send = <Answer>(
  file: File,
  asked: URLSearchParams,
  schema: z.ZodType<Answer>,
): Promise<SentSheet<Answer>> =>
  sendSheet(file, { to: `/api/v1/statements?${asked}`, maxBytes: STATEMENT_MAX_BYTES, schema });
