// The handbook's text of a task in one language, which web/build/handbook-plugin.ts makes of Markdown.
import type { RichTextDocument } from "#schema/validation/core/document.ts";

interface HandbookPicture {
  readonly type: "picture";
  /** Its address in the build. */
  readonly src: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Texts, and pictures between them. */
export type HandbookPart = HandbookPicture | { readonly type: "text"; readonly document: RichTextDocument };

/** By the path of the file, which ends with the key of the task and ".md". */
export type TextsByPath = Readonly<Record<string, readonly HandbookPart[]>>;

/** The parts of one task; empty where there is no such text. */
export function partsOf(texts: TextsByPath, key: string): readonly HandbookPart[] {
  const path = Object.keys(texts).find((file) => file.endsWith(`/${key}.md`));
  return (path === undefined ? undefined : texts[path]) ?? [];
}
