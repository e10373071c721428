// An application: for its owner and the offices of programs and money, whichever way somebody gets here.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { readApplication, readJoinLink } from "#schema/policies/programs/applications.ts";
import { ApplicationCancelReasonRef, ApplicationStateRef } from "./application-enums.ts";
import { isRestorable } from "./restore-application.ts";

export const ApplicationRef = builder.prismaObject("Application", {
  select: { id: true, memberId: true, programId: true },
  authScopes: (application) => ({ can: (viewer) => readApplication(viewer, application) }),
  description: "A person's application for a program, at the price and with the details of its day.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "What a change has to carry." }),
    state: t.expose("state", { type: ApplicationStateRef }),
    cancelReason: t.expose("cancelReason", { type: ApplicationCancelReasonRef, nullable: true }),
    cancelWords: t.string({
      nullable: true,
      description: "What the office said when it cancelled.",
      select: {
        cancelReason: true,
        moves: { where: { to: "CANCELLED" }, orderBy: { id: "desc" }, take: 1, select: { reason: true } },
      },
      resolve: ({ cancelReason, moves }) => (cancelReason === "OFFICE" ? (moves[0]?.reason ?? null) : null),
    }),
    program: t.relation("program"),
    memberId: t.expose("memberId", {
      type: "Id",
      nullable: true,
      description: "Null once the person was erased.",
    }),
    amount: t.exposeInt("amount", { description: "Whole won in all, the enrolment fee among it; frozen." }),
    enrollmentFee: t.exposeInt("enrollmentFee"),
    priceLabel: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Which price it was; null: the fee for everybody.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { priceLabelKo: true, priceLabelEn: true },
      resolve: ({ priceLabelKo, priceLabelEn }, { language }) => lineIn(priceLabelKo, priceLabelEn, language),
    }),
    name: t.exposeString("name"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    joinLink: t.string({
      nullable: true,
      description: "Where an online event is joined: for its confirmed applicant and the office of programs.",
      select: { memberId: true, state: true, program: { select: { joinLink: true, cancelledAt: true } } },
      resolve: (application, _args, { viewer }) =>
        readJoinLink(viewer, application) ? application.program.joinLink : null,
    }),
    waitingPlace: t.int({
      nullable: true,
      description: "1 is next; null for who does not wait.",
      select: { state: true, waitlistedAt: true, programId: true },
      resolve: async ({ id, state, waitlistedAt, programId }) => {
        if (state !== "WAITLISTED" || waitlistedAt === null) return null;
        const earlier = [{ waitlistedAt: { lt: waitlistedAt } }, { waitlistedAt, id: { lt: id } }];
        const ahead = await db.application.count({ where: { programId, state: "WAITLISTED", OR: earlier } });
        return ahead + 1;
      },
    }),
    offeredUntil: t.expose("offeredUntil", { type: "DateTime", nullable: true }),
    confirmedAt: t.expose("confirmedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    isRestorable: t.boolean({
      description: "Whether the office may restore it, as far as its state goes.",
      select: { state: true, cancelReason: true, groupId: true },
      resolve: isRestorable,
    }),
    moves: t.relation("moves", {
      query: { orderBy: { id: "asc" } },
      description: "What happened to it, in order.",
    }),
  }),
});
