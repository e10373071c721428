// What is written in two languages beside each other: a title and a text in each.
import { z } from "zod";
import type { RichTextDocument } from "#schema/validation/document.ts";

export const WRITTEN_LANGUAGES = ["ko", "en"] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** What every form that writes in both languages holds. */
export interface WrittenTexts {
  readonly koTitle: string;
  readonly enTitle: string;
  readonly koContent: RichTextDocument;
  readonly enContent: RichTextDocument;
}

/** A document of a kept draft. The editor itself refuses what it does not know. */
export const editedDocument = z.custom<RichTextDocument>(
  (value) => typeof value === "object" && value !== null && "type" in value && value.type === "doc",
);

export const EMPTY_DOCUMENT: RichTextDocument = { type: "doc", content: [{ type: "paragraph" }] };

export type TextStatus = "missing" | "written" | "outdated";

/** Whether the values say anything in a language. */
export function isWritten(title: string, { content }: RichTextDocument): boolean {
  if (title.trim() !== "") return true;
  return content.some((block) => block.type !== "paragraph" || (block.content ?? []).length > 0);
}
