// The status of a popup. Computed, never stored.
import type { Popup, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { comingPopups, endedPopups, endingPopups, livePopups } from "#schema/policies/site/popups.ts";
import { POPUP_SHOWS, type PopupFilter } from "#schema/validation/site/popup-filters.ts";
import { POPUP_STATES, type PopupStateName } from "#schema/validation/site/popups.ts";

export const PopupStateRef = builder.enumType("PopupState", { values: POPUP_STATES });

export const PopupShowRef = builder.enumType("PopupShow", {
  description: "ENDING: live, and over within three days.",
  values: POPUP_SHOWS,
});

/** LIVE from its first moment to its last one excluded. */
export function stateOf(
  { deletedAt, showsFrom, showsTo }: Pick<Popup, "deletedAt" | "showsFrom" | "showsTo">,
  now: Date,
): PopupStateName {
  if (deletedAt !== null) return "TRASHED";
  if (now < showsFrom) return "COMING";
  return now < showsTo ? "LIVE" : "ENDED";
}

/** The popups of a tab; none is said: all but the trash. */
function shownIn({ show }: PopupFilter, now: Date): Prisma.PopupWhereInput {
  switch (show) {
    case null:
    case undefined:
      return { deletedAt: null };
    case "LIVE":
      return livePopups(now);
    case "ENDING":
      return endingPopups(now);
    case "COMING":
      return comingPopups(now);
    case "ENDED":
      return endedPopups(now);
  }
}

/** The popups a list is narrowed to. An empty choice narrows nothing. */
export function popupsIn(filter: PopupFilter, now: Date): Prisma.PopupWhereInput {
  const { audience, language, device } = filter;
  const words = filter.search?.normalize("NFC").trim() ?? "";
  const contains = { contains: words, mode: "insensitive" } as const;
  return {
    AND: [
      shownIn(filter, now),
      words === "" ? {} : { OR: [{ titleKo: contains }, { titleEn: contains }] },
      audience?.length ? { audience: { in: audience } } : {},
      language?.length ? { language: { in: language } } : {},
      device?.length ? { device: { in: device } } : {},
    ],
  };
}
