// Reads a sheet of people into rows of cells (POST /api/v1/group-rows); nothing of it is saved.
import { GROUP_SHEET_MAX_BYTES } from "#schema/validation/programs/groups.ts";
import { z } from "#schema/validation/zod.ts";
import { type SentSheet, sendSheet } from "#web/api/send-sheet.ts";

const cells = z.object({ rows: z.array(z.array(z.string())) });

/** Never rejects. @param link of a contact without an account; null: who is signed in */
export const readGroupFile = (file: File, link: string | null): Promise<SentSheet<z.output<typeof cells>>> =>
  sendSheet(file, {
    to: "/api/v1/group-rows",
    maxBytes: GROUP_SHEET_MAX_BYTES,
    schema: cells,
    ...(link === null ? {} : { authorization: `Group ${link}` }),
  });
