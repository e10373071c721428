// A line of the login log, as its readers see it.
import { SignInKind } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { deviceOf } from "#schema/people/account/device.ts";
import { readMySignIns, readSignIns } from "#schema/policies/people/sign-ins.ts";

export const SignInKindRef = builder.enumType("SignInKind", {
  description: "What happened at the door.",
  values: Object.values(SignInKind),
});

export const SignInRecordRef = builder.prismaObject("SignInRecord", {
  description: "A sign-in, a try that failed, or a change of what one signs in with.",
  authScopes: { can: readMySignIns },
  select: { id: true, userAgent: true },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: SignInKindRef }),
    member: t.relation("member", {
      nullable: true,
      authScopes: { can: readSignIns },
      description: "Null: nobody has the address that was typed.",
    }),
    address: t.exposeString("address", { nullable: true }),
    browser: t.string({ nullable: true, resolve: ({ userAgent }) => deviceOf(userAgent).browser }),
    system: t.string({ nullable: true, resolve: ({ userAgent }) => deviceOf(userAgent).system }),
    reason: t.exposeString("reason", { nullable: true, description: "A code, or what was forbidden." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
