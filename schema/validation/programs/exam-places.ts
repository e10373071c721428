// Says whether somebody can choose a place of an exam: a part in a language pair at a site. The form says so
// before it is sent; the server has the last word (schema/programs/applications/application-entry.ts).
import type { ExamPartName, LanguagePairName } from "./exams.ts";

export interface ExamPlaceSeats {
  readonly siteId: number;
  readonly part: ExamPartName;
  readonly pair: LanguagePairName;
  readonly left: number;
  /** Who waits there: what is left is theirs first. */
  readonly waiting: number;
}

/** A choice; empty where nothing is chosen yet, which fits every place. */
export interface ChosenPlace {
  readonly siteId?: number | undefined;
  readonly part?: string | undefined;
  readonly pair?: string | undefined;
}

/**
 * - FREE: a seat, at once.
 * - WAIT: no seat, but people may wait for one.
 * - FULL: no seat, and nobody may wait.
 * - NONE: the office offers no seats there.
 */
export type PlaceState = "FREE" | "WAIT" | "FULL" | "NONE";

interface SeatQuestion {
  /** None: seats are not counted by place. */
  readonly places: readonly ExamPlaceSeats[];
  /** Whether people may wait for a seat. */
  readonly mayWait: boolean;
  /** The place somebody has already, which remains open to them. */
  readonly own?: Required<ChosenPlace> | null;
}

const BEST: readonly PlaceState[] = ["FREE", "WAIT", "FULL"];

const fits = (place: ExamPlaceSeats, { siteId, part, pair }: ChosenPlace): boolean =>
  (siteId === undefined || place.siteId === siteId) &&
  (part === undefined || place.part === part) &&
  (pair === undefined || place.pair === pair);

/** The state of the best place that fits a choice, and the seats that are left in all of those. */
export function placeState(
  { places, mayWait, own = null }: SeatQuestion,
  chosen: ChosenPlace,
): { readonly state: PlaceState; readonly left: number } {
  const fitting = places.filter((place) => fits(place, chosen));
  const states = fitting.map((place): PlaceState => {
    if (own && fits(place, own)) return "FREE";
    if (place.left > 0 && place.waiting === 0) return "FREE";
    return mayWait ? "WAIT" : "FULL";
  });
  return {
    state: BEST.find((state) => states.includes(state)) ?? "NONE",
    left: fitting.reduce((sum, { left, waiting }) => sum + (waiting === 0 ? left : 0), 0),
  };
}
