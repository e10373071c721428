// Says what the palette knows without asking: acts, pages of the office and of the site, the parts of the
// settings, and the tasks of the handbook.
import { mdiArrowRight, mdiCogOutline, mdiLifebuoy, mdiPencilOutline } from "@mdi/js";
import { useIntl } from "react-intl";
import { JOURNAL_PAGES, PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { HANDBOOK_TASKS } from "#web/components/handbook/handbook-tasks.ts";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { SECTIONS } from "#web/layout/navigation.ts";
import { officePages } from "#web/layout/office-pages.ts";
import { SETTINGS_SECTIONS } from "#web/layout/settings-sections.ts";
import { handbookPath, PAGE_PATHS, pageEditPath, SETTINGS_PATH } from "#web/paths.ts";
import { type KnownEntry, matching, type PaletteGroup } from "./palette-entry.ts";
import { usePaletteActs } from "./use-palette-acts.ts";

/** Entries of each group, once something is typed; more letters find the others. */
const SHOWN = 6;
/** Acts before anything is typed. */
const FIRST_ACTS = 5;

function usePages(viewer: OfficeLinksQuery["viewer"]): readonly KnownEntry[] {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const page = (to: string, label: string, detail: MessageId, icon = mdiArrowRight): KnownEntry => ({
    key: to,
    icon,
    label,
    detail: say(detail),
    to,
  });
  const office = officePages(viewer);
  const site = SECTIONS.flatMap(({ groups }) => groups.flat());
  const written = viewer?.canWritePages ? PAGE_KEYS : viewer?.canManageJournal ? JOURNAL_PAGES : [];
  const nameOf = (to: string) => site.find((link) => link.to === to)?.label;
  return [
    ...office.map(({ to, label, icon }) => page(to, say(label), "palette.where.office", icon)),
    ...site.map(({ to, label }) => page(to, say(label), "palette.where.site")),
    ...written.flatMap((key) => {
      const name = nameOf(PAGE_PATHS[key]);
      const label = name && intl.formatMessage({ id: "palette.act.page" }, { page: say(name) });
      return label ? [page(pageEditPath(key), label, "palette.where.site", mdiPencilOutline)] : [];
    }),
  ];
}

/**
 * @param typed as it is in the box
 * @param onKeys shows the sheet of keys
 */
export function usePaletteEntries(
  viewer: OfficeLinksQuery["viewer"],
  typed: string,
  onKeys: () => void,
): readonly PaletteGroup[] {
  const intl = useIntl();
  const acts = usePaletteActs(viewer, typed, onKeys);
  const pages = usePages(viewer);
  const settings: readonly KnownEntry[] = viewer?.canManageSite
    ? SETTINGS_SECTIONS.map((section) => ({
        key: `settings ${section}`,
        icon: mdiCogOutline,
        label: intl.formatMessage({ id: `settings.section.${section}` }),
        detail: intl.formatMessage({ id: "settings.title" }),
        words: intl.formatMessage({ id: "settings.title" }),
        to: `${SETTINGS_PATH}#${section}`,
      }))
    : [];
  const handbook = HANDBOOK_TASKS.map(
    ({ key }): KnownEntry => ({
      key: `handbook ${key}`,
      icon: mdiLifebuoy,
      label: intl.formatMessage({ id: `handbook.task.${key}` }),
      words: intl.formatMessage({ id: "palette.words.handbook" }),
      to: handbookPath(key),
    }),
  );
  const isEmpty = typed.trim() === "";
  const group = (
    key: "ACTS" | "PAGES" | "SETTINGS" | "HANDBOOK",
    entries: readonly KnownEntry[],
  ): PaletteGroup => ({
    key,
    label: intl.formatMessage({ id: `palette.group.${key}` }),
    entries,
  });
  if (isEmpty) return [group("ACTS", acts.slice(0, FIRST_ACTS))];
  return [
    group("ACTS", matching(acts, typed).slice(0, SHOWN)),
    group("PAGES", matching(pages, typed).slice(0, SHOWN)),
    group("SETTINGS", matching(settings, typed).slice(0, SHOWN)),
    group("HANDBOOK", matching(handbook, typed).slice(0, SHOWN)),
  ];
}
