// The office's list of popups: what narrows it, as schema/core/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { whereSql } from "#schema/core/lists/where-sql.ts";
import { comingPopups, endedPopups, endingPopups, livePopups } from "#schema/policies/site/popups.ts";
import type { PopupFilter, PopupSort } from "#schema/validation/site/popup-filters.ts";

const SHOWN = { LIVE: livePopups, ENDING: endingPopups, COMING: comingPopups, ENDED: endedPopups };

export const popupSource: ListSource<PopupFilter, PopupSort> = {
  table: Prisma.sql`popups`,
  sorts: {
    ENDS: Prisma.sql`shows_to`,
    STARTS: Prisma.sql`shows_from`,
    TITLE: Prisma.sql`title_ko`,
    POSITION: Prisma.sql`position`,
  },
  conditions: {
    show: (show, now) => whereSql(SHOWN[show](now)),
    search: inEveryColumn,
    audience: oneOf("audience", "popup_audience"),
    language: oneOf("language", "popup_language"),
    device: oneOf("device", "popup_device"),
  },
  always: () => Prisma.sql`deleted_at IS NULL`,
};

/** What went to the trash and may come back. */
export const trashedPopups: typeof popupSource = {
  ...popupSource,
  always: () => Prisma.sql`deleted_at IS NOT NULL`,
};
