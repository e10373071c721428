// Defines what the office does with pages. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { refusal } from "#schema/errors.ts";
import { writePage, writeSomePage } from "#schema/policies/site/pages.ts";
import { pageRestoration } from "#schema/validation/site/pages.ts";
import { correctPage } from "./correct-page.ts";
import { PageInputRef } from "./page-inputs.ts";
import { PageKeyRef, PageVersionRef } from "./page-version.ts";
import { restorePage } from "./restore-page.ts";
import { savePage } from "./save-page.ts";
import { withdrawPage } from "./withdraw-page.ts";

const ofPages = { can: writeSomePage, subject: "page", visitorsSee: true, type: PageVersionRef } as const;

/** @throws DomainError FORBIDDEN for a page that is somebody else's to write */
function requireWriter(viewer: Viewer | null, key: PageKey): void {
  if (!writePage(viewer, key)) throw refusal(viewer !== null);
}
const readVersion = (query: object, id: number) =>
  db.pageVersion.findUniqueOrThrow({ ...query, where: { id } });

action("savePage", {
  who: "office",
  ...ofPages,
  description:
    "Writes a page as its next version; CONFLICT with `extensions.conflict` {number, effectiveAt, ko, en, entries, people} when somebody has saved since `baseNumber`.",
  args: builder.args((arg) => ({ input: arg.field({ type: PageInputRef, required: true }) })),
  run: (tx, { input }, author, { viewer }) => {
    requireWriter(viewer, input.key);
    return savePage(tx, input, author);
  },
  answer: readVersion,
});

action("correctPage", {
  who: "office",
  ...ofPages,
  description:
    "Corrects a slip in the version of a legal text that the editor shows: its number, its day and the consents to it stay, `effectiveAt` is not read. The text before is saved as a withdrawn version. CONFLICT as savePage; NOT_FOUND for a page that is no legal text.",
  args: builder.args((arg) => ({ input: arg.field({ type: PageInputRef, required: true }) })),
  run: (tx, { input }, author, { viewer }) => {
    requireWriter(viewer, input.key);
    return correctPage(tx, input, author);
  },
  answer: readVersion,
});

action("restorePage", {
  who: "office",
  ...ofPages,
  description:
    "Writes an old version of a page again as the newest, in force from now; a legal text also from `effectiveAt`, and never without its reason, `noteKo`. CONFLICT as savePage.",
  args: builder.args((arg) => ({
    key: arg.field({ type: PageKeyRef, required: true }),
    number: arg.int({ required: true }),
    baseNumber: arg.int({ required: true }),
    effectiveAt: arg.field({ type: "DateTime" }),
    noteKo: arg.string(),
    noteEn: arg.string(),
  })),
  validate: pageRestoration,
  run: (tx, asked, author, { viewer }) => {
    requireWriter(viewer, asked.key);
    const { effectiveAt = null, noteKo = null, noteEn = null } = asked;
    const from = effectiveAt === null ? null : new Date(effectiveAt);
    return restorePage(tx, { ...asked, effectiveAt: from, noteKo, noteEn }, author);
  },
  answer: readVersion,
});

const aVersion = builder.args((arg) => ({
  key: arg.field({ type: PageKeyRef, required: true }),
  number: arg.int({ required: true }),
}));

action("withdrawPage", {
  who: "office",
  ...ofPages,
  description:
    "Takes a version back that is not in force yet. It stays in the list; NOT_FOUND where it is not coming.",
  args: aVersion,
  run: (tx, asked, author, { viewer }) => {
    requireWriter(viewer, asked.key);
    return withdrawPage(tx, asked, true, author);
  },
  answer: readVersion,
});

action("undoPageWithdrawal", {
  who: "office",
  action: "takeBackPageWithdrawal",
  ...ofPages,
  description: "Lets a version come after all; NOT_FOUND where its day has come.",
  args: aVersion,
  run: (tx, asked, author, { viewer }) => {
    requireWriter(viewer, asked.key);
    return withdrawPage(tx, asked, false, author);
  },
  answer: readVersion,
});
