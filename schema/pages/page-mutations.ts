// What the office does with pages. Each mutation is one transaction; visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePages } from "#schema/policies/pages.ts";
import { authorOf } from "#schema/shared/author.ts";
import { PageInputRef } from "./page-inputs.ts";
import { PageKeyRef } from "./page-version.ts";
import { restorePage } from "./restore-page.ts";
import { savePage } from "./save-page.ts";

const authScopes = { can: writePages };

builder.mutationFields((t) => ({
  savePage: t.prismaField({
    type: "PageVersion",
    description:
      "Writes a page as its next version; CONFLICT with `extensions.conflict` {number, effectiveAt, ko, en, entries, people} when somebody has saved since `baseNumber`.",
    authScopes,
    args: { input: t.arg({ type: PageInputRef, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const author = authorOf(context);
      const { id, contentVersion } = await db.$transaction((tx) => savePage(tx, input, author));
      await context.contentCache.changed(contentVersion);
      return db.pageVersion.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  restorePage: t.prismaField({
    type: "PageVersion",
    description:
      "Writes an old version of a page again as the newest, in force from now; CONFLICT as savePage.",
    authScopes,
    args: {
      key: t.arg({ type: PageKeyRef, required: true }),
      number: t.arg.int({ required: true }),
      baseNumber: t.arg.int({ required: true }),
    },
    resolve: async (query, _root, args, context) => {
      const author = authorOf(context);
      const { id, contentVersion } = await db.$transaction((tx) => restorePage(tx, args, author));
      await context.contentCache.changed(contentVersion);
      return db.pageVersion.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
