/** Pixels at the ends of a row of tabs where they fade (global.css). */
const FADED = 48;

/** Where a row of tabs is wider than the screen, brings one of them into sight. @param selector of that tab */
export function scrollToTab(row: HTMLElement | null, selector: string): void {
  const tab = row?.querySelector<HTMLElement>(selector);
  if (row && tab)
    row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - FADED;
}
