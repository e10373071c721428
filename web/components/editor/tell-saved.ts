// What is said when a post or a program was saved.
import type { IntlShape } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";

interface Publishing {
  readonly publish: "draft" | "now" | "at";
  /** A time in Seoul, as it is typed. */
  readonly publishAt: string;
}

/**
 * Says that it was saved, and as what while visitors do not see it.
 * @returns whether they see it from now on
 */
export function tellSaved(intl: IntlShape, { publish, publishAt }: Publishing): boolean {
  const isPublic = publish === "now" || (publish === "at" && Date.parse(fromSeoul(publishAt)) <= Date.now());
  const savedAs = publish === "at" ? "editor.savedAs.at" : "editor.savedAs.draft";
  showToast({
    kind: "ok",
    title: intl.formatMessage({ id: "editor.saved" }),
    ...(isPublic ? {} : { text: intl.formatMessage({ id: savedAs }) }),
  });
  return isPublic;
}
