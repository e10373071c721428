import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import {
  notWithdrawn,
  pagesInForce,
  readableVersions,
  writePage,
  writeSomePage,
} from "#schema/policies/site/pages.ts";
import { PageForEditingRef } from "./page-for-editing.ts";
import { PageKeyRef } from "./page-version.ts";
import { newestFirst } from "./version-order.ts";

builder.queryFields((t) => ({
  page: t.prismaField({
    type: "PageVersion",
    nullable: true,
    description:
      "The version of a page that is in force now; with `number` that one. Of legal texts everybody may ask for any that is or was in force, of other pages only those who write them, who may also see what is coming.",
    authScopes: { public: true },
    args: { key: t.arg({ type: PageKeyRef, required: true }), number: t.arg.int() },
    resolve: (query, _root, { key, number }, { viewer, clock }) => {
      const now = clock.now();
      const which = number == null ? pagesInForce(now) : { AND: [{ number }, readableVersions(viewer, now)] };
      return db.pageVersion.findFirst({ ...query, where: { AND: [{ key }, which] }, orderBy: newestFirst });
    },
  }),

  pageVersions: t.prismaField({
    type: ["PageVersion"],
    description:
      "The versions of a page that the viewer may read, newest first: of legal texts those in force or past; all of any page for CONTENT. None that was withdrawn before its day.",
    authScopes: { public: true },
    args: { key: t.arg({ type: PageKeyRef, required: true }) },
    resolve: (query, _root, { key }, { viewer, clock }) =>
      db.pageVersion.findMany({
        ...query,
        where: { AND: [{ key }, notWithdrawn, readableVersions(viewer, clock.now())] },
        orderBy: newestFirst,
      }),
  }),

  pageForEditing: t.field({
    type: PageForEditingRef,
    description: "A page as its editor needs it, written or not.",
    authScopes: { can: writeSomePage },
    args: { key: t.arg({ type: PageKeyRef, required: true }) },
    resolve: async (_root, { key }, { viewer }) => {
      if (!writePage(viewer, key)) throw refusal(viewer !== null);
      const byNumber = { number: "desc" } as const;
      const [newest, last] = await Promise.all([
        db.pageVersion.findFirst({ where: { ...notWithdrawn, key }, orderBy: byNumber }),
        db.pageVersion.findFirst({ where: { key }, orderBy: byNumber, select: { number: true } }),
      ]);
      return { key, newest, lastNumber: last?.number ?? null };
    },
  }),
}));
