// Says what a form says about when something is there for everybody, and what its button says.
import { fromSeoul } from "#web/i18n/seoul-time.ts";

export interface Publishing {
  readonly publish: "draft" | "now" | "at";
  /** A time in Seoul, as it is typed. */
  readonly publishedAt: string;
  /** When it ends, typed alike; empty or absent: never. */
  readonly unpublishAt?: string;
}

const isPast = (typed: string) => Date.parse(fromSeoul(typed)) <= Date.now();
const hasBegun = ({ publish, publishedAt }: Publishing) =>
  publish === "now" || isPastTime({ publish, publishedAt });

/** Whether it is to be published at a time that is past. */
export const isPastTime = ({ publish, publishedAt }: Publishing): boolean =>
  publish === "at" && isPast(publishedAt);

/** Whether its time is over. */
export const isEnded = (publishing: Publishing): boolean =>
  hasBegun(publishing) && publishing.unpublishAt !== undefined && isPast(publishing.unpublishAt);

/** Whether visitors see it from now on. */
export const isPublic = (publishing: Publishing): boolean => hasBegun(publishing) && !isEnded(publishing);

/**
 * What the button of the form does, in a word: of what is public already it saves, or takes down (docs/texts.md#texts).
 * @param isOut whether visitors see what is stored
 */
export function submitOf(publishing: Publishing, isOut: boolean): "draft" | "now" | "at" | "save" | "down" {
  if (!isOut) return publishing.publish;
  if (publishing.publish === "draft") return "down";
  return hasBegun(publishing) ? "save" : "at";
}
