// A document as it is written to the database and read from it. It was checked when it went in
// (schema/validation/core/document.ts), so this only checks that it is a document.
import { Prisma } from "#prisma/generated/client.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { documentText } from "./document-text.ts";

/** The stored document, or null where a language is missing. Throws on anything else: the row was not written by us. */
export function toDocument(stored: Prisma.JsonValue): RichTextDocument | null {
  if (stored === null) return null;
  if (isDocument(stored)) return stored;
  throw new Error("A stored content is not a document");
}

function isDocument(value: unknown): value is RichTextDocument {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "doc" &&
    "content" in value
  );
}

/** A document as a JSON column takes it: plain JSON, without members that are undefined. */
export function toColumn(
  document: RichTextDocument | null | undefined,
): Prisma.InputJsonObject | typeof Prisma.DbNull {
  return document ? JSON.parse(JSON.stringify(document)) : Prisma.DbNull;
}

/** The words of a stored document; null where a language is missing. */
export function plainText(stored: Prisma.JsonValue): string | null {
  const document = toDocument(stored);
  return document && documentText(document);
}
