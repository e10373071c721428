// The list of people as this device read it last, for the time without a connection. It is personal data: it
// is deleted after a day, and when its link ends.
import { DAY } from "#schema/validation/core/durations.ts";
import type { CheckInListFragment } from "#web/gql/check-in.ts";
import type { KeyedStorage } from "./unsent-records.ts";

const PREFIX = "check-in-list:";
const LINK = "check-in-link";

/** @param at milliseconds since 1970, by the clock of the device */
interface SavedList {
  readonly list: CheckInListFragment;
  readonly at: number;
}

function read(text: string | null): SavedList | null {
  try {
    const saved: SavedList | null = text === null ? null : JSON.parse(text);
    return typeof saved?.at === "number" ? saved : null;
  } catch {
    return null;
  }
}

/** The list of a program, not older than a day; older ones of any program are deleted. */
export function savedList(storage: KeyedStorage, name: string, now: number): SavedList | null {
  for (const key of storage.keys().filter((one) => one.startsWith(PREFIX))) {
    const saved = read(storage.getItem(key));
    if (saved === null || now - saved.at > DAY) storage.removeItem(key);
  }
  return read(storage.getItem(PREFIX + name));
}

export const saveList = (storage: KeyedStorage, name: string, saved: SavedList): void =>
  storage.setItem(PREFIX + name, JSON.stringify(saved));

export const dropList = (storage: KeyedStorage, name: string): void => storage.removeItem(PREFIX + name);

/** The link this device checks people in by: the QR code of a slip, opened by the phone's own camera, finds it here. */
export const savedLink = (storage: KeyedStorage): string | null => storage.getItem(LINK);

export const saveLink = (storage: KeyedStorage, link: string): void => storage.setItem(LINK, link);

export const dropLink = (storage: KeyedStorage): void => storage.removeItem(LINK);
