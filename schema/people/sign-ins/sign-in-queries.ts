import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { readSignIns } from "#schema/policies/people/sign-ins.ts";
import type { SignInFilter } from "#schema/validation/people/sign-in-filters.ts";
import { SignInFilterRef, signInSource } from "./sign-in-list.ts";
import { SignInRecordRef } from "./sign-in-record.ts";
import { SignInDayRef, signInsByDay } from "./sign-ins-by-day.ts";

const SignInPageRef = builder.objectRef<ListQuery<SignInFilter, "CREATED">>("SignInPage").implement({
  description: "One page of the records of sign-ins.",
  authScopes: { can: readSignIns },
  fields: (t) => ({
    items: t.prismaField({
      type: [SignInRecordRef],
      resolve: async (query, listQuery, _args, context) => {
        const columns = { ...query };
        const { filter } = listQuery;
        const view = { action: "viewSignIns", subject: "member", subjectId: null, filter } as const;
        await recordView(view, authorOf(context));
        return readInOrder((await readListPage(signInSource, listQuery)).ids, (ids) =>
          db.signInRecord.findMany({ ...columns, where: { id: { in: ids } } }),
        );
      },
    }),
    ...listNumbers(t, signInSource),
  }),
});

builder.queryFields((t) => ({
  signIns: t.field({
    type: SignInPageRef,
    description: "What happened at the door of the site, newest first.",
    authScopes: { can: readSignIns },
    args: { filter: t.arg({ type: SignInFilterRef }), ...listArgs(t.arg) },
    resolve: (_root, { filter, ...listQuery }, { clock }) => ({
      filter: filter ?? {},
      now: clock.now(),
      sort: "CREATED" as const,
      ...listQuery,
    }),
  }),
  signInDays: t.field({
    type: [SignInDayRef],
    description: "Sign-ins of the last 30 days, oldest first.",
    authScopes: { can: readSignIns },
    resolve: (_root, _args, { clock }) => signInsByDay(clock.now()),
  }),
}));
