// The second factors of the own account (docs/sign-in.md#sign-in). They are set up over REST (gateway/auth/factor-routes.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { readMyAccount } from "#schema/policies/people/account.ts";

const PasskeyRef = builder.prismaObject("Passkey", {
  description: "A key that a device of the member keeps.",
  authScopes: { can: readMyAccount },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", { type: "DateTime", nullable: true }),
  }),
});

interface OwnFactors {
  readonly memberId: number;
}

export const FactorsRef = builder.objectRef<OwnFactors>("Factors").implement({
  description: "What else an account asks for at the sign-in.",
  authScopes: { can: readMyAccount },
  fields: (t) => ({
    hasApp: t.boolean({
      description: "Whether codes of an app count.",
      resolve: async ({ memberId }) =>
        (await db.totpFactor.count({ where: { memberId, confirmedAt: { not: null } } })) > 0,
    }),
    passkeys: t.prismaField({
      type: [PasskeyRef],
      resolve: (query, { memberId }) =>
        db.passkey.findMany({ ...query, where: { memberId }, orderBy: { id: "asc" } }),
    }),
    recoveryCodes: t.int({
      description: "How many are left.",
      resolve: ({ memberId }) => db.recoveryCode.count({ where: { memberId } }),
    }),
  }),
});
