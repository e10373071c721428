import type { Noun } from "#schema/noun.ts";
import { redirectExport } from "./redirect-export.ts";

export const redirectNoun: Noun = { subjects: ["redirect"], exports: { redirects: redirectExport } };
