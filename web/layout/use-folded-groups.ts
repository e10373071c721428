// Says which groups of the office's menu are folded, as this browser remembers it. The group of the page that
// is open is shown all the same, unless somebody folds it on that very page.
import { useState } from "react";
import { browserStorage } from "#web/browser/browser-storage.ts";

const KEY = "office-menu-folded";

function readFolded(): readonly string[] {
  try {
    const names: unknown = JSON.parse(browserStorage().getItem(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/**
 * @param current the group of the page that is open; undefined where the menu does not list the page
 * @param pathname of the page that is open
 */
export function useFoldedGroups(current: string | undefined, pathname: string) {
  const [folded, setFolded] = useState(readFolded);
  const [foldedAt, setFoldedAt] = useState<string | null>(null);
  const isOpen = (name: string) => (name === current ? foldedAt !== pathname : !folded.includes(name));
  const toggle = (name: string) => {
    const others = folded.filter((one) => one !== name);
    const next = isOpen(name) ? [...others, name] : others;
    if (name === current) setFoldedAt(isOpen(name) ? pathname : null);
    setFolded(next);
    browserStorage().setItem(KEY, JSON.stringify(next));
  };
  return { isOpen, toggle };
}
