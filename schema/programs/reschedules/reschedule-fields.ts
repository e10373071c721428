// Defines what applicants are asked when the date of a program moves: in the account, and behind the link of
// the mail, without a sign-in.
import { db, type Tx } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { DomainError } from "#schema/errors.ts";
import { answerReschedules, apply } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";
import { applicationLink, refundAccount } from "#schema/validation/programs/applications.ts";
import { answerReschedule, applicationOfLink } from "./answer-reschedule.ts";
import { refundOfDecliner } from "./decliner-refund.ts";
import { isAnswerable, openReschedule, type RescheduleRequest, rescheduleLoader } from "./open-reschedule.ts";
import { RescheduleReplyRef } from "./reschedule-reply.ts";

const RescheduleRef = builder.objectRef<RescheduleRequest>("Reschedule").implement({
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

const link = { required: true, validate: applicationLink } as const;
const answerArgs = builder.args((arg) => ({
  accepts: arg.boolean({ required: true }),
  refundAccount: arg.string({ validate: refundAccount }),
}));

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

const answer = (tx: Tx, id: number, { accepts, refundAccount: account = null }: Answered, now: Date) =>
  answerReschedule(tx, id, { accepts, refundAccount: account }, now);
const contentVersion = (version: bigint | null) => version;

action("answerLinkedReschedule", {
  who: "link",
  can: answerReschedules,
  type: "Boolean",
  description: `Answers by the link of the mail. ${ANSWERS}`,
  args: { ...builder.args((arg) => ({ link: arg.string(link) })), ...answerArgs },
  run: async (tx, { link: token, ...answered }, { mail, clock }) => {
    const now = clock.now();
    const application = await applicationOfLink(tx, mail.links.hashOf(token), now);
    if (!application) throw new DomainError("LINK_ENDED");
    return await answer(tx, application.id, answered, now);
  },
  contentVersion,
  answer: () => true,
});

action("answerReschedule", {
  who: "member",
  can: apply,
  type: ApplicationRef,
  description: `Answers for an own application. ${ANSWERS}`,
  args: { ...builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })), ...answerArgs },
  run: async (tx, { id, ...answered }, { memberId, now }) => {
    if ((await tx.application.count({ where: { id, memberId } })) === 0) throw new DomainError("NOT_FOUND");
    return await answer(tx, id, answered, now);
  },
  contentVersion,
  answer: (query, _version, { id }) => readApplication(query, id),
});
