// What applicants are asked when the date of a program moves: in the account, and behind the link of the mail, without a sign-in.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { DomainError } from "#schema/errors.ts";
import { answerReschedules, apply } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";
import { ownData } from "#schema/require-audit.ts";
import { refundAccount, rescheduleLink } from "#schema/validation/programs/applications.ts";
import { answerReschedule, applicationOfLink } from "./answer-reschedule.ts";
import { refundOfDecliner } from "./decliner-refund.ts";
import { type AskedReschedule, isAnswerable, openReschedule, rescheduleLoader } from "./open-reschedule.ts";
import { RescheduleReplyRef } from "./reschedule-reply.ts";

export const RescheduleRef = builder.objectRef<AskedReschedule>("Reschedule").implement({
  description: "A new date of a program that an applicant is asked about, and the answer.",
  fields: (t) => ({
    program: t.prismaField({
      type: ProgramRef,
      resolve: (query, { reschedule }) =>
        db.program.findUniqueOrThrow({ ...query, where: { id: reschedule.programId } }),
    }),
    startsAtBefore: t.field({ type: "DateTime", resolve: ({ reschedule }) => reschedule.startsAtBefore }),
    endsAtBefore: t.field({ type: "DateTime", resolve: ({ reschedule }) => reschedule.endsAtBefore }),
    answerUntil: t.field({
      type: "DateTime",
      description: "Excluded. Who declines before gets everything back.",
      resolve: ({ reschedule }) => reschedule.answerUntil,
    }),
    note: t.field({
      type: LocalizedTextRef,
      description: "The office's words.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ reschedule }, { language }) =>
        toLocalizedText(reschedule.noteKo, reschedule.noteEn, language),
    }),
    reply: t.field({
      type: RescheduleReplyRef,
      nullable: true,
      description: "Null: not answered.",
      resolve: ({ reply }) => reply,
    }),
    canAnswer: t.boolean({ resolve: (asked, _args, { clock }) => isAnswerable(asked, clock.now()) }),
    refund: t.field({
      type: "Int",
      description: "Whole won that come back to who declines.",
      resolve: ({ applicationId }) => refundOfDecliner(applicationId).then(({ amount }) => amount),
    }),
    needsRefundAccount: t.boolean({
      description: "Money comes back that was not paid by card: declining has to say where to.",
      resolve: ({ applicationId }) =>
        refundOfDecliner(applicationId).then(({ needsAccount }) => needsAccount),
    }),
  }),
});

builder.prismaObjectFields(ApplicationRef, (t) => ({
  reschedule: t.field({
    type: RescheduleRef,
    nullable: true,
    description: "The newest date it was asked about; null: it was not.",
    resolve: ({ id }, _args, context) => rescheduleLoader(context).load(id),
  }),
}));

const link = { required: true, validate: rescheduleLink } as const;
const answerArgs = builder.args((arg) => ({
  accepts: arg.boolean({ required: true }),
  refundAccount: arg.string({ validate: refundAccount }),
}));

/** The application a link asks. */
async function linked(token: string, { mail, clock }: Context): Promise<number> {
  const application = await applicationOfLink(db, mail.links.hashOf(token), clock.now());
  if (!application) throw new DomainError("LINK_ENDED");
  return application.id;
}

builder.queryFields((t) => ({
  linkedReschedule: t.field({
    type: RescheduleRef,
    nullable: true,
    description: "What a link asks; null when it has ended.",
    authScopes: { can: answerReschedules },
    args: { link: t.arg.string(link) },
    resolve: async (_root, { link: token }, { mail, clock }) => {
      const application = await applicationOfLink(db, mail.links.hashOf(token), clock.now());
      return application && (await openReschedule(db, application.id, clock.now()));
    },
  }),
}));

const ANSWERS =
  "Who declines is withdrawn, and everything comes back. LINK_ENDED when it is not asked any more.";

interface Answered {
  readonly accepts: boolean;
  readonly refundAccount?: string | null | undefined;
}

async function answer(id: number, { accepts, refundAccount: account }: Answered, context: Context) {
  const reply = { accepts, refundAccount: account ?? null };
  const version = await db.$transaction((tx) => answerReschedule(tx, id, reply, context.clock.now()));
  if (version !== null) await context.contentCache.changed(version);
}

builder.mutationFields((t) => ({
  answerLinkedReschedule: t.field({
    type: "Boolean",
    description: `Answers by the link of the mail. ${ANSWERS}`,
    authScopes: { can: answerReschedules },
    extensions: ownData,
    args: { link: t.arg.string(link), ...answerArgs },
    resolve: async (_root, { link: token, ...answered }, context) => {
      await answer(await linked(token, context), answered, context);
      return true;
    },
  }),
  answerReschedule: t.prismaField({
    type: ApplicationRef,
    description: `Answers for an own application. ${ANSWERS}`,
    authScopes: { can: apply },
    extensions: ownData,
    args: { id: t.arg({ type: "Id", required: true }), ...answerArgs },
    resolve: async (query, _root, { id, ...answered }, context) => {
      const own = { id, memberId: authorOf(context).memberId };
      if ((await db.application.count({ where: own })) === 0) throw new DomainError("NOT_FOUND");
      await answer(id, answered, context);
      return db.application.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
