import { Prisma } from "#prisma/generated/client.ts";
import { deletedBy } from "#schema/core/trash/deleted-by.ts";
import type { Noun } from "#schema/noun.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { popupMoments } from "./popup-moments.ts";

export const popupNoun: Noun = {
  subjects: ["popup"],
  moments: [popupMoments],
  trash: {
    kind: "POPUP",
    may: writePopups,
    rows: Prisma.sql`SELECT 'POPUP' AS kind, id, pages::text AS place, title_ko, title_en, deleted_at,
      ${deletedBy("deletePopup", "popup", Prisma.sql`popups.id`)} AS name FROM popups WHERE deleted_at IS NOT NULL`,
  },
};
