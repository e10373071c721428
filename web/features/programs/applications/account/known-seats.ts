// Says what the form of an application knows of the seats of an exam, and says before it is sent.
import type { CheckedApplication } from "#schema/validation/programs/applications.ts";
import { type ExamPlaceSeats, placeState } from "#schema/validation/programs/exam-places.ts";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import type { ApplicationValues } from "./application-values.ts";

/** What the form knows of the seats of an exam. */
export interface KnownSeats {
  readonly places: readonly ExamPlaceSeats[];
  readonly mayWait: boolean;
  /** The place of an application that is changed. */
  readonly own: { readonly siteId: number; readonly part: string; readonly pair: string } | null;
}

export const seatsForNew = ({
  places,
  waitingList,
}: Pick<MyApplicationFragment["program"], "places" | "waitingList">): KnownSeats => ({
  places,
  mayWait: waitingList,
  own: null,
});

/** Who waits may wait elsewhere; a seat is moved only to where one is free. */
export function seatsForChange({
  state,
  site,
  examPart,
  languagePair,
  program,
}: MyApplicationFragment): KnownSeats {
  const own =
    site && examPart && languagePair ? { siteId: site.id, part: examPart, pair: languagePair } : null;
  return { places: program.places, mayWait: state === "WAITLISTED", own };
}

/** Whether what is chosen so far leads to the waiting list. */
export function waitsForPlace(
  { siteId, examPart, languagePair }: ApplicationValues,
  seats: KnownSeats,
): boolean {
  if (seats.places.length === 0 || siteId === "") return false;
  const chosen = {
    siteId: Number(siteId),
    part: examPart || undefined,
    pair: languagePair || undefined,
  };
  return placeState(seats, chosen).state === "WAIT";
}

/** The code of a place that cannot be chosen; null: it can. */
export function refusedPlace(
  { siteId, examPart, languagePair }: CheckedApplication,
  { places, mayWait, own }: KnownSeats,
) {
  if (places.length === 0 || siteId === null) return null;
  const chosen = { siteId, part: examPart ?? undefined, pair: languagePair ?? undefined };
  const { state } = placeState({ places, mayWait, own }, chosen);
  return state === "FULL" ? "SITE_FULL" : state === "NONE" ? "SITE_NOT_OFFERED" : null;
}
