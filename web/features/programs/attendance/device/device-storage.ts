// localStorage with its keys. What it refuses, because it is full or closed to this page, is held by the tab.
import type { KeyedStorage } from "./unsent-records.ts";

function openStorage(): Storage | null {
  try {
    const { localStorage } = window;
    localStorage.getItem("check-in");
    return localStorage;
  } catch {
    return null;
  }
}

function createStorage(storage: Storage | null): KeyedStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? storage?.getItem(key) ?? null,
    setItem: (key, value) => {
      try {
        if (storage === null) held.set(key, value);
        else storage.setItem(key, value);
      } catch {
        held.set(key, value);
      }
    },
    removeItem: (key) => {
      held.delete(key);
      storage?.removeItem(key);
    },
    keys: () => [...held.keys(), ...(storage === null ? [] : Object.keys(storage))],
  };
}

let opened: KeyedStorage | null = null;

/** The same for the whole tab. */
export function deviceStorage(): KeyedStorage {
  opened ??= createStorage(openStorage());
  return opened;
}
