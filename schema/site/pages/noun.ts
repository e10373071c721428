import type { Noun } from "#schema/noun.ts";
import { pageMoments } from "./page-moments.ts";
import { filesOfPreviewedPage, readPreviewedPage } from "./read-page-preview.ts";

export const pageNoun: Noun = {
  subjects: ["page"],
  moments: [pageMoments],
  filesOfPreview: async (opened) => {
    const page = await readPreviewedPage(opened);
    return page && filesOfPreviewedPage(page);
  },
};
