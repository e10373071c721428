import { builder } from "#schema/builder.ts";
import { ApplicationStateRef } from "./application-enums.ts";

builder.prismaObject("ApplicationMove", {
  select: { id: true },
  description: "What happened to an application at a moment.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    from: t.expose("from", { type: ApplicationStateRef, nullable: true, description: "Null: it was made." }),
    to: t.expose("to", { type: ApplicationStateRef }),
    byApplicant: t.boolean({
      description: "By the applicant; otherwise by the office or by time.",
      select: { actorId: true, application: { select: { memberId: true } } },
      resolve: ({ actorId, application }) => actorId !== null && actorId === application.memberId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
