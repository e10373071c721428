// Says why something is saved again, in the words of the person who saves it: is in the list of versions (docs/texts.md#texts).
import { CAPTION_MAX_LENGTH } from "./limits.ts";
import { optionalLine } from "./lines.ts";

/** Null where nothing is said. */
export const versionNote = optionalLine(CAPTION_MAX_LENGTH);

/** What the API says of the argument. */
export const VERSION_NOTE_WORDS = "Why, for the list of versions.";
