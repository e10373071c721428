// A page is read before it is in force.
import { builder } from "#schema/builder.ts";
import { previewOperations } from "#schema/core/previews/preview-operations.ts";
import { refusal } from "#schema/errors.ts";
import { writePage, writeSomePage } from "#schema/policies/site/pages.ts";
import { lockPage } from "./newest-version.ts";
import { PreviewedPageRef } from "./page-preview.ts";
import { PageKeyRef } from "./page-version.ts";
import { readPreviewedPage } from "./read-page-preview.ts";

previewOperations({
  name: "Page",
  subject: "page",
  can: writeSomePage,
  args: builder.args((arg) => ({ key: arg.field({ type: PageKeyRef, required: true }) })),
  targetOf: ({ key }, viewer) => {
    if (!writePage(viewer, key)) throw refusal(viewer !== null);
    return { pageKey: key };
  },
  // As a save of it does: a page that was never written has no row to hold.
  hold: async (tx, { pageKey }) => {
    await lockPage(tx, pageKey);
    return true;
  },
  type: PreviewedPageRef,
  read: readPreviewedPage,
});
