// The pages of a section beside each other, as the menu has them.
import type { IntlShape } from "react-intl";
import type { PageTab } from "#web/components/PageTabs.tsx";
import type { SectionId } from "#web/page/menu-place.ts";
import { SECTIONS } from "./navigation.ts";

/** None for a section of one page. */
export function sectionTabs(intl: IntlShape, id: SectionId): readonly PageTab[] {
  const links = SECTIONS.find((section) => section.id === id)?.groups.flat() ?? [];
  return links.length < 2
    ? []
    : links.map(({ label, to }) => ({ label: intl.formatMessage({ id: label }), to }));
}
