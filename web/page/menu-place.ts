// Says where a page is in a menu, as its line of web/pages.ts says. Pages of one place are in the order of the table.
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isWithin } from "#web/paths.ts";

/** The sections of the site (specification 2, Navigation). */
export type SectionId = "about" | "seminar" | "journal" | "education" | "communication";
/** The groups of the office's menu. */
export type OfficeGroupName = "start" | "money" | "programs" | "site" | "journal" | "members";

/** A link of a menu. */
export interface MenuLink {
  readonly to: string;
  readonly label: MessageId;
  /** The first parts of other addresses whose pages belong to it. */
  readonly also?: readonly string[];
}

/** A place in the header, the phone's menu, the footer and the tabs of a section. */
export interface SectionPlace extends Omit<MenuLink, "to"> {
  readonly section: SectionId;
  /** Of the section's panel. */
  readonly column: 1 | 2 | 3;
}

/** A place in the office's menu, which calls a page by its title. */
export interface OfficePlace {
  readonly group: OfficeGroupName;
}

/** Whether the page at a path (without language) is that of the link, or belongs to it. */
export function isOpenAt({ to, also = [] }: MenuLink, pathname: string): boolean {
  return [to, ...also].some((path) => isWithin(path, pathname));
}
