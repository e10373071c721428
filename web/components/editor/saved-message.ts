// Says what is said when a post or a program was saved.
import type { IntlShape } from "react-intl";
import type { Saved } from "./editor-types.ts";
import { isEnded, isPublic, type Publishing } from "./publishing.ts";

/** That it was saved, and as what while visitors do not see it. */
export function savedMessage(intl: IntlShape, publishing: Publishing): Saved<object>["said"] {
  const waits = publishing.publish === "at" ? "editor.savedAs.at" : "editor.savedAs.draft";
  const savedAs = isEnded(publishing) ? "editor.savedAs.ended" : waits;
  return {
    title: intl.formatMessage({ id: "editor.saved" }),
    ...(isPublic(publishing) ? {} : { text: intl.formatMessage({ id: savedAs }) }),
  };
}
