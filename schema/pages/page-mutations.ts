// What the office does with pages. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { writePages } from "#schema/policies/pages.ts";
import { PageInputRef } from "./page-inputs.ts";
import { PageKeyRef, PageVersionRef } from "./page-version.ts";
import { restorePage } from "./restore-page.ts";
import { savePage } from "./save-page.ts";

const ofPages = { can: writePages, subject: "page", visitorsSee: true, type: PageVersionRef } as const;
const readVersion = (query: object, id: number) =>
  db.pageVersion.findUniqueOrThrow({ ...query, where: { id } });

officeMutation("savePage", {
  ...ofPages,
  description:
    "Writes a page as its next version; CONFLICT with `extensions.conflict` {number, effectiveAt, ko, en, entries, people} when somebody has saved since `baseNumber`.",
  args: builder.args((arg) => ({ input: arg.field({ type: PageInputRef, required: true }) })),
  run: (tx, { input }, author) => savePage(tx, input, author),
  answer: readVersion,
});

officeMutation("restorePage", {
  ...ofPages,
  description:
    "Writes an old version of a page again as the newest, in force from now; CONFLICT as savePage.",
  args: builder.args((arg) => ({
    key: arg.field({ type: PageKeyRef, required: true }),
    number: arg.int({ required: true }),
    baseNumber: arg.int({ required: true }),
  })),
  run: restorePage,
  answer: readVersion,
});
