// Says what is written in two languages beside each other: a title and a text in each, and whatever else a
// noun says in a language.

import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { z } from "#schema/validation/zod.ts";

export const WRITTEN_LANGUAGES = ["ko", "en"] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** A document of a saved draft. The editor itself refuses what it does not know. */
export const editedDocument = z.custom<RichTextDocument>(
  (value) => typeof value === "object" && value !== null && "type" in value && value.type === "doc",
);

/** One language of a form. */
export const writtenText = z.object({ title: z.string(), content: editedDocument });
export type WrittenText = z.output<typeof writtenText>;

/** What every form that writes in both languages holds. */
export type WrittenTexts = Readonly<Record<WrittenLanguage, WrittenText>>;

export const EMPTY_DOCUMENT: RichTextDocument = { type: "doc", content: [{ type: "paragraph" }] };

interface StoredText {
  readonly title: string | null;
  readonly content: RichTextDocument | null;
}

/** The form of a stored text; nothing is stored of a language that says nothing. */
export const toWrittenText = (stored: StoredText | null): WrittenText => ({
  title: stored?.title ?? "",
  content: stored?.content ?? EMPTY_DOCUMENT,
});

/** What something is called, in the language that says it. */
export const titleOf = ({ ko, en }: WrittenTexts): string => ko.title || en.title;

export type TextStatus = "missing" | "written" | "outdated";

/** Whether a language says anything. */
export function isWritten({ title, content }: WrittenText): boolean {
  if (title.trim() !== "") return true;
  return content.content.some((block) => block.type !== "paragraph" || (block.content ?? []).length > 0);
}
