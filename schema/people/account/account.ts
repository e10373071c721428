// The own account as its owner sees it. Everything here belongs to the viewer.
import { db } from "#prisma/client.ts";
import { ConsentKind, type Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { readMySignIns } from "#schema/people/sign-ins/my-sign-ins.ts";
import { SignInRecordRef } from "#schema/people/sign-ins/sign-in-record.ts";
import { readMyAccount } from "#schema/policies/people/account.ts";
import { isInPerson } from "#schema/policies/viewer.ts";
import { AccountSessionRef, liveSessions } from "./account-session.ts";
import { pendingEmail } from "./ask-for-proof.ts";
import { wantsNewsletter } from "./choose-newsletter.ts";
import { FactorsRef } from "./factors.ts";
import { LeavingRef } from "./withdrawal.ts";

/** No account has this number. */
const NOBODY = 0;

interface Account {
  readonly id: number;
  readonly email: string;
  readonly emailProvedAt: Date | null;
  readonly language: Language;
}

/** The account of a member. */
export const readAccount = (memberId: number): Promise<Account> =>
  db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { id: true, email: true, emailProvedAt: true, language: true },
  });

const ConsentKindRef = builder.enumType("ConsentKind", {
  description: "What a person agreed to, or no longer does.",
  values: Object.values(ConsentKind),
});

const ConsentRef = builder.prismaObject("Consent", {
  description: "What was agreed to, or revoked, in which version of the text and in which language.",
  authScopes: { can: readMyAccount },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: ConsentKindRef }),
    granted: t.exposeBoolean("granted"),
    pageVersion: t.exposeInt("pageVersion", { nullable: true }),
    language: t.expose("language", { type: LanguageRef }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const AccountRef = builder.objectRef<Account>("Account").implement({
  description: "The own account.",
  authScopes: { can: readMyAccount },
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "The member's id." }),
    email: t.exposeString("email"),
    isEmailProved: t.boolean({
      description: "Whether the link sent to the address was opened.",
      resolve: ({ emailProvedAt }) => emailProvedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: "The address that takes its place once it is proved.",
      resolve: (account, _args, { clock }) => pendingEmail(db, account, clock.now()),
    }),
    sessions: t.field({
      type: [AccountSessionRef],
      description: "Where the member is signed in, this session first; of nobody else's account.",
      resolve: ({ id }, _args, { viewer, clock }) =>
        isInPerson(viewer) ? liveSessions(id, viewer?.sessionId ?? "", clock.now()) : [],
    }),
    factors: t.field({ type: FactorsRef, resolve: ({ id }) => ({ memberId: id }) }),
    signIns: t.prismaField({
      type: [SignInRecordRef],
      description: "What happened at the account's door last, newest first; of nobody else's account.",
      resolve: (query, { id }, _args, { viewer }) => readMySignIns(query, isInPerson(viewer) ? id : NOBODY),
    }),
    consents: t.prismaField({
      type: [ConsentRef],
      description: "Newest first.",
      resolve: (query, { id }) =>
        db.consent.findMany({ ...query, where: { memberId: id }, orderBy: { id: "desc" } }),
    }),
    leaving: t.field({ type: LeavingRef, resolve: ({ id }) => ({ memberId: id }) }),
    mailLanguage: t.expose("language", { type: LanguageRef, description: "The language emails come in." }),
    wantsNewsletter: t.boolean({ resolve: ({ id }) => wantsNewsletter(db, id) }),
  }),
});
