// What a translated paragraph is known by where its words are counted (docs/translators.md#hours-and-words).
import { createHash } from "node:crypto";

/** The SHA-256 of the Korean of a paragraph, in hexadecimal digits. */
export const paragraphHash = (ko: string): string => createHash("sha256").update(ko).digest("hex");
