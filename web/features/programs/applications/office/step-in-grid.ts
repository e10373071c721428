import { KEYS } from "#web/browser/key-table.ts";

const { left, right, up, down } = KEYS.photos;

/** Where the things of a grid lie: those of one row have one top. */
interface Placed {
  readonly offsetTop: number;
  readonly offsetLeft: number;
}

/** The place an arrow leads to in a grid whose rows wrap; null: the key is another one, or leads out of it. */
export function stepInGrid(key: string, at: number, places: readonly Placed[]): number | null {
  const here = places[at];
  if (!here) return null;
  if (key === left) return at > 0 ? at - 1 : null;
  if (key === right) return at + 1 < places.length ? at + 1 : null;
  if (key !== up && key !== down) return null;
  const by = key === down ? 1 : -1;
  for (let to = at + by; to >= 0 && to < places.length; to += by) {
    const place = places[to];
    if (place && place.offsetTop !== here.offsetTop && place.offsetLeft === here.offsetLeft) return to;
  }
  // The last row may be shorter.
  const last = places.at(-1);
  return key === down && last && last.offsetTop !== here.offsetTop ? places.length - 1 : null;
}
