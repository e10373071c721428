// Values as they are in a form that is not saved yet, as columns would hold them.
import type { Prisma } from "#prisma/generated/client.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { isBlank } from "#schema/validation/core/document-nodes.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";

/** Null where nothing is typed. */
export const lineOf = (text: string): string | null => text.trim() || null;

/** Null where there is nothing to read. */
export const documentOf = (content: RichTextDocument): Prisma.JsonObject | null =>
  isBlank(content) ? null : JSON.parse(JSON.stringify(content));

/** A whole number, also with its digits in groups; null for nothing typed and for what is none. */
export function numberOf(text: string): number | null {
  const digits = text.normalize("NFKC").replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const known = (moment: Date): Date | null => (Number.isNaN(moment.getTime()) ? null : moment);

/** The first moment of a day in Seoul such as 2026-12-01; null for anything else. */
export const dayOf = (text: string): Date | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? known(seoulMidnight(text)) : null;

/** A moment such as 2026-12-01T14:00 of a clock in Seoul; null for anything else. */
export const momentOf = (text: string): Date | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? known(new Date(`${text}:00+09:00`)) : null;
