// Says what a pagination shows and which page numbers are valid. Pure, so that the rules of specification 4 are in one place.

/** A numbered place, or the gap between two of them. `phone` is whether narrow screens keep it too. */
export type PageItem =
  | { readonly kind: "page"; readonly page: number; readonly phone: boolean }
  | { readonly kind: "gap"; readonly after: number; readonly phone: boolean; readonly wide: boolean };

/**
 * The page to go to for what was typed, or null when it is to be ignored: the current page, a page out of
 * range (or no whole number), and everything while disabled (specification 4).
 */
export function pageToGoTo(
  typed: number,
  state: { current: number; count: number; disabled: boolean },
): number | null {
  if (state.disabled || typed === state.current) return null;
  return Number.isInteger(typed) && typed >= 1 && typed <= state.count ? typed : null;
}

/** First, last and the neighbours of `current`: five in a row on wide screens, three on phones. */
export function pageItems(current: number, count: number): PageItem[] {
  const wide = around(current, count, 5);
  const phone = around(current, count, 3);
  const items: PageItem[] = [];
  let lastWide = 0;
  let lastPhone = 0;
  for (const page of [...wide].sort((a, b) => a - b)) {
    const onPhone = phone.has(page);
    const wideGap = page - lastWide > 1;
    const phoneGap = onPhone && page - lastPhone > 1;
    if (wideGap || phoneGap) items.push({ kind: "gap", after: page - 1, wide: wideGap, phone: phoneGap });
    items.push({ kind: "page", page, phone: onPhone });
    lastWide = page;
    if (onPhone) lastPhone = page;
  }
  return items;
}

function around(current: number, count: number, width: number): Set<number> {
  const last = Math.max(1, count);
  const middle = Math.min(Math.max(current, 1), last);
  const from = Math.max(1, Math.min(middle - (width - 1) / 2, last - width + 1));
  const pages = new Set([1, last]);
  for (let page = from; page < from + width && page <= last; page += 1) pages.add(page);
  return pages;
}
