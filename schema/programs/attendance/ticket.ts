// Defines what a participant shows at the door.
import { builder } from "#schema/builder.ts";
import { isOwner } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";

builder.prismaObjectFields(ApplicationRef, (t) => ({
  ticketAddress: t.string({
    nullable: true,
    description: "What the QR code of the ticket holds; for its owner, once the seat is confirmed.",
    select: { memberId: true, state: true },
    resolve: (application, _args, { viewer, slips }) =>
      isOwner(viewer, application) && CONFIRMED_STATES.some((state) => state === application.state)
        ? slips.addressOf(application.id)
        : null,
  }),
}));
