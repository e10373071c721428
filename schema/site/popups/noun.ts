import { Prisma } from "#prisma/generated/client.ts";
import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import { deletedBy } from "#schema/core/trash/deleted-by.ts";
import type { Noun } from "#schema/noun.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { popupFacts } from "./popup-facts.ts";
import { movePopup, purgePopup } from "./popup-trash.ts";

/** The time of a popup comes and ends. */
const popupMoments: PublicMoments = {
  table: "popups",
  where: "deleted_at IS NULL",
  columns: { shows_from: [0], shows_to: [0] },
  still: ["deleted_at", "created_at", "updated_at"],
};

export const popupNoun: Noun = {
  subjects: ["popup"],
  moments: [popupMoments],
  trash: {
    kind: "POPUP",
    may: writePopups,
    rows: Prisma.sql`SELECT 'POPUP' AS kind, id, pages::text AS place, title_ko, title_en, deleted_at,
      ${deletedBy("deletePopup", "popup", Prisma.sql`popups.id`)} AS name FROM popups WHERE deleted_at IS NOT NULL`,
    subject: "popup",
    facts: popupFacts,
    actions: {
      RESTORE: { action: "restorePopup", run: (tx, id) => movePopup(tx, id, null) },
      PURGE: { action: "purgePopup", run: purgePopup },
    },
  },
};
