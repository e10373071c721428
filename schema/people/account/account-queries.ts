import { builder } from "#schema/builder.ts";
import { refusal } from "#schema/errors.ts";
import { readMyAccount } from "#schema/policies/people/account.ts";
import { AccountRef, readAccount } from "./account.ts";

builder.queryField("myAccount", (t) =>
  t.field({
    type: AccountRef,
    description: "The own account.",
    authScopes: { can: readMyAccount },
    resolve: (_root, _args, { viewer }) => {
      if (!viewer) throw refusal(false);
      return readAccount(viewer.memberId);
    },
  }),
);
