import type { Noun } from "#schema/noun.ts";
import { memberExport } from "./member-export.ts";

export const memberNoun: Noun = { subjects: ["member"], exports: { members: memberExport } };
