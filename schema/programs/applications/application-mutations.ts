// What a person does with own applications. Each mutation is one transaction.
import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { type Author, authorOf } from "#schema/core/shared/author.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { refusal } from "#schema/errors.ts";
import { apply as mayApply } from "#schema/policies/programs/applications.ts";
import { ownData } from "#schema/require-audit.ts";
import { refundAccount } from "#schema/validation/programs/applications.ts";
import { acceptOffer, declineOffer } from "./answer-offer.ts";
import { ApplicationRef } from "./application.ts";
import { ApplicationFormRef, ApplyInputRef } from "./application-inputs.ts";
import { apply } from "./apply.ts";
import { changeApplication } from "./change-application.ts";
import { replacePhoto } from "./replace-photo.ts";
import { withdrawApplication } from "./withdraw-application.ts";

const authScopes = { can: mayApply };

type Query = { include?: Prisma.ApplicationInclude; select?: Prisma.ApplicationSelect };

/** Does something in a transaction, tells this gateway's cache, and reads the application. */
async function doneTo<Q extends Query>(
  query: Q,
  id: number,
  context: Context,
  work: (tx: Tx, author: Author) => Promise<bigint>,
) {
  const author = authorOf(context);
  await context.contentCache.changed(await db.$transaction((tx) => work(tx, author)));
  return await db.application.findUniqueOrThrow({ ...query, where: { id } });
}

builder.mutationFields((t) => {
  const id = t.arg({ type: "Id", required: true });
  const version = t.arg.int({ required: true });
  return {
    apply: t.prismaField({
      type: ApplicationRef,
      description:
        "Applies for a program. Sent again with the same key it answers what was made. ALREADY_APPLIED, PROGRAM_FULL, APPLICATIONS_CLOSED, PRICE_CHANGED.",
      authScopes,
      extensions: ownData,
      args: {
        input: t.arg({ type: ApplyInputRef, required: true }),
        requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
      },
      resolve: async (query, _root, { input, requestKey = null }, context) => {
        const { viewer, contentCache } = context;
        if (!viewer) throw refusal(false);
        const { programId, form, expectedTotal = null } = input;
        const applying = { programId, form, expectedTotal, requestKey, grade: viewer.grade };
        const { id, contentVersion } = await db.$transaction((tx) => apply(tx, applying, authorOf(context)));
        await contentCache.changed(contentVersion);
        return await db.application.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    changeApplication: t.prismaField({
      type: ApplicationRef,
      description:
        "Changes what was written in an own application that was read at `version`, until the deadline. DEADLINE_PASSED, MOVE_REFUSED, CONFLICT.",
      authScopes,
      extensions: ownData,
      args: { id, version, form: t.arg({ type: ApplicationFormRef, required: true }) },
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => changeApplication(tx, args, authorOf(context)));
        return await db.application.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    replacePhoto: t.prismaField({
      type: ApplicationRef,
      description:
        "Replaces the photo of an own application by one that this person has uploaded, until `photoUntil`. DEADLINE_PASSED, MOVE_REFUSED.",
      authScopes,
      extensions: ownData,
      args: { id, photoId: t.arg({ type: "Id", required: true }) },
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => replacePhoto(tx, args, authorOf(context)));
        return await db.application.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    withdrawApplication: t.prismaField({
      type: ApplicationRef,
      description:
        "Takes an own application back, until the event starts. `refundAccount` is needed where money comes back; `sent`: money was sent that nobody was notified of, and comes back by the rules once it is found. DEADLINE_PASSED, MOVE_REFUSED, CONFLICT.",
      authScopes,
      extensions: ownData,
      args: {
        id,
        version,
        refundAccount: t.arg.string({ validate: refundAccount }),
        sent: t.arg.boolean({ required: true, defaultValue: false }),
      },
      resolve: (query, _root, { id, version, refundAccount = null, sent }, context) =>
        doneTo(query, id, context, (tx, author) =>
          withdrawApplication(tx, { id, version, refundAccount, sent }, author),
        ),
    }),

    acceptOffer: t.prismaField({
      type: ApplicationRef,
      description: "Takes the seat that is held for an own application. OFFER_ENDED, MOVE_REFUSED.",
      authScopes,
      extensions: ownData,
      args: { id },
      resolve: (query, _root, { id }, context) =>
        doneTo(query, id, context, (tx, author) => acceptOffer(tx, id, author)),
    }),

    declineOffer: t.prismaField({
      type: ApplicationRef,
      description:
        "Leaves the seat that is held for an own application to the next. OFFER_ENDED, MOVE_REFUSED.",
      authScopes,
      extensions: ownData,
      args: { id },
      resolve: (query, _root, { id }, context) =>
        doneTo(query, id, context, (tx, author) => declineOffer(tx, id, author)),
    }),
  };
});
