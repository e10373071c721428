// What is said when a post or a program was saved.
import type { IntlShape } from "react-intl";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import type { Saved } from "./editor-types.ts";

interface Publishing {
  readonly publish: "draft" | "now" | "at";
  /** A time in Seoul, as it is typed. */
  readonly publishedAt: string;
}

/** Whether visitors see it from now on. */
export const isPublic = ({ publish, publishedAt }: Publishing): boolean =>
  publish === "now" || (publish === "at" && Date.parse(fromSeoul(publishedAt)) <= Date.now());

/** That it was saved, and as what while visitors do not see it. */
export function saidOf(intl: IntlShape, publishing: Publishing): Saved<object>["said"] {
  const savedAs = publishing.publish === "at" ? "editor.savedAs.at" : "editor.savedAs.draft";
  return {
    title: intl.formatMessage({ id: "editor.saved" }),
    ...(isPublic(publishing) ? {} : { text: intl.formatMessage({ id: savedAs }) }),
  };
}
