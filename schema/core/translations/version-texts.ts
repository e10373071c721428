// Defines what a version says in both languages.

import type { VersionContent } from "#schema/core/versions/content.ts";
import type { SegmentedText } from "#schema/validation/core/translation/segments.ts";
import type { BothTexts } from "./store-pairs.ts";

/** Both languages of a version's content. */
export const textsIn = ({ ko, en }: VersionContent): BothTexts => ({ ko: textIn(ko), en: textIn(en) });

const textIn = (text: VersionContent[string] | undefined): SegmentedText | null =>
  typeof text === "object" && text !== null && !Array.isArray(text) ? (text as SegmentedText) : null;
