// The office makes links for helpers, sees which are open, and revokes them.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { manageAttendance } from "#schema/policies/programs/attendance.ts";
import { guardExaminees, requireSight } from "#schema/programs/exams/require-sight.ts";
import { doorLinkInput } from "#schema/validation/programs/attendance.ts";
import { z } from "#schema/validation/zod.ts";
import { createDoorLink, revokeDoorLink } from "./door-links.ts";

/** Links that a program shows: those of its last days. */
const SHOWN = 50;

const DoorLinkRef = builder.prismaObject("DoorLink", {
  select: { id: true },
  description: "A link by which a helper without an account checks people in on one day.",
  fields: (t) => ({
    id: t.exposeID("id"),
    label: t.exposeString("label"),
    opensAt: t.expose("opensAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
    address: t.string({
      nullable: true,
      description: "Null once it opens nothing any more.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { revokedAt: true, expiresAt: true },
      resolve: ({ id, revokedAt, expiresAt }, { language }, { mail, clock }) =>
        revokedAt !== null || expiresAt <= clock.now() ? null : mail.links.linkTo("CHECK_IN", id, language),
    }),
    records: t.int({
      description: "How much came in by it.",
      select: { _count: { select: { attendances: true } } },
      resolve: ({ _count }) => _count.attendances,
    }),
  }),
});

builder.queryField("doorLinks", (t) =>
  t.prismaField({
    type: [DoorLinkRef],
    description: "The links of a program, the newest first.",
    authScopes: { can: manageAttendance },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { programId }, { viewer }) => {
      // Their addresses show the people of the program.
      requireSight(viewer, programId);
      const orderBy = { createdAt: "desc" } as const;
      return db.doorLink.findMany({ ...query, where: { programId }, orderBy, take: SHOWN });
    },
  }),
);

const DoorLinkInputRef = builder
  .inputType("DoorLinkInput", {
    fields: (t) => ({
      label: t.string({ required: true, description: "Whom it is given to; only the office reads it." }),
      day: t.string({ required: true, description: "`2026-12-05`, in Seoul." }),
    }),
  })
  .validate(doorLinkInput);

const ofDoor = { can: manageAttendance, subject: "program", visitorsSee: false, type: DoorLinkRef } as const;
const readLink = (query: object, id: string) => db.doorLink.findUniqueOrThrow({ ...query, where: { id } });

action("createDoorLink", {
  who: "office",
  ...ofDoor,
  description: "Makes a link for a helper, valid on one day.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: DoorLinkInputRef, required: true }),
  })),
  guard: guardExaminees,
  run: (tx, { programId, input }, author, { mail }) =>
    createDoorLink(tx, { programId, ...input }, author, mail.links),
  answer: readLink,
});

action("revokeDoorLink", {
  who: "office",
  ...ofDoor,
  description: "Ends a link at once.",
  args: builder.args((arg) => ({
    id: arg.id({ required: true, validate: z.uuid({ error: "CHOICE_UNKNOWN" }) }),
  })),
  run: (tx, { id }, author) => revokeDoorLink(tx, String(id), author),
  answer: readLink,
});
