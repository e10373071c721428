// The sections of the site (specification 2, Navigation) with their pages, as web/pages.ts places them.
// Header, phone menu, footer and tabs read this list.

import type { MessageId } from "#web/i18n/message-ids.ts";
import { isOpenAt, type MenuLink, type SectionId } from "#web/page/menu-place.ts";
import { PAGES } from "#web/pages.ts";

export interface NavigationSection {
  readonly id: SectionId;
  readonly label: MessageId;
  /** One column of the panel each. */
  readonly groups: readonly (readonly MenuLink[])[];
}

const COLUMNS = [1, 2, 3] as const;

function section(id: SectionId, label: MessageId): NavigationSection {
  const links = PAGES.flatMap(({ path, menu }) =>
    menu && "section" in menu && menu.section === id ? [{ ...menu, to: path }] : [],
  );
  const groups = COLUMNS.map((column) => links.filter((link) => link.column === column));
  return { id, label, groups: groups.filter(({ length }) => length > 0) };
}

export const SECTIONS: readonly NavigationSection[] = [
  section("about", "layout.nav.about"),
  section("seminar", "layout.nav.seminar"),
  section("journal", "layout.nav.journalSection"),
  section("education", "layout.nav.education"),
  section("communication", "layout.nav.communication"),
];

/** Whether a path (without language) belongs to any link of a section. */
export function isInSection({ groups }: NavigationSection, pathname: string): boolean {
  return groups.flat().some((link) => isOpenAt(link, pathname));
}
