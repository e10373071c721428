// What is said when a post or a program was saved.
import type { IntlShape } from "react-intl";
import type { Saved } from "./editor-types.ts";
import { isPublic, type Publishing } from "./publishing.ts";

/** That it was saved, and as what while visitors do not see it. */
export function saidOf(intl: IntlShape, publishing: Publishing): Saved<object>["said"] {
  const savedAs = publishing.publish === "at" ? "editor.savedAs.at" : "editor.savedAs.draft";
  return {
    title: intl.formatMessage({ id: "editor.saved" }),
    ...(isPublic(publishing) ? {} : { text: intl.formatMessage({ id: savedAs }) }),
  };
}
