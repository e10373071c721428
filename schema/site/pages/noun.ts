import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";
import { filesOfPreviewedPage, readPreviewedPage } from "./read-page-preview.ts";

/** A version that was saved ahead of its day comes into force. */
const pageMoments: PublicMoments = {
  table: "page_versions",
  where: "true",
  columns: { effective_at: [0] },
  still: ["created_at", "withdrawn_at"],
};

export const pageNoun: Noun = {
  subjects: ["page"],
  moments: [pageMoments],
  filesOfPreview: async (opened) => {
    const page = await readPreviewedPage(opened);
    return page && filesOfPreviewedPage(page);
  },
};
