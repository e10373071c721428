// Printed certificates, as their examinee and the office of programs see and ask for them.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { rows } from "#schema/cost.ts";
import { isOwner, manageApplications, apply as mayApply } from "#schema/policies/programs/applications.ts";
import { issueApplicationDocuments } from "#schema/policies/programs/documents.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { COPY_STATES, copyAddress, copyState } from "#schema/validation/programs/certificate-copies.ts";
import {
  canRequestCopy,
  requestCopy,
  sendCopy,
  unsendCopy,
  withdrawCopy,
  withPayment,
} from "./certificate-copies.ts";
import { DocumentLanguageRef } from "./certificate-mutations.ts";

type Copy = Prisma.CertificateCopyGetPayload<{ include: typeof withPayment }>;

export const CertificateCopyRef = builder.objectRef<Copy>("CertificateCopy").implement({
  description: "A printed certificate that its examinee asks to be sent by post.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    language: t.expose("language", { type: DocumentLanguageRef }),
    address: t.exposeString("address"),
    state: t.field({
      type: builder.enumType("CertificateCopyState", { values: COPY_STATES }),
      resolve: copyState,
    }),
    paymentId: t.expose("paymentId", { type: "Id", nullable: true, description: "Null: it was free." }),
    requestedAt: t.expose("requestedAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
  }),
});

builder.prismaObjectFields(ApplicationRef, (t) => ({
  certificateCopies: t.field({
    type: [CertificateCopyRef],
    complexity: rows(2),
    description:
      "Printed certificates that were asked for, the newest first; for the examinee and the office of programs.",
    select: {
      memberId: true,
      certificateCopies: { include: withPayment, orderBy: { id: "desc" } },
    },
    resolve: (application, _args, { viewer }) =>
      isOwner(viewer, application) || manageApplications(viewer) ? application.certificateCopies : [],
  }),
  copyFee: t.int({
    nullable: true,
    description: "Whole won for a printed certificate; null while its examinee cannot ask for one.",
    select: { memberId: true },
    resolve: async (application, _args, { viewer, clock }) =>
      isOwner(viewer, application) && (await canRequestCopy(db, application.id, clock.now()))
        ? (await readSettings(db)).certificateFee
        : null,
  }),
}));

/** What somebody says who asks for one. */
export const copyArgs = builder.args((arg) => ({
  language: arg.field({ type: DocumentLanguageRef, required: true }),
  address: arg.string({ required: true, validate: copyAddress }),
  expectedFee: arg.int({ required: true }),
}));

action("requestCertificateCopy", {
  who: "member",
  can: mayApply,
  type: ApplicationRef,
  description: "Asks for a printed certificate of an own application. MOVE_REFUSED, PRICE_CHANGED.",
  args: { ...builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })), ...copyArgs },
  run: async (tx, { id, ...asked }, { memberId, now }) => {
    await requestCopy(tx, { id, memberId }, asked, now);
    return id;
  },
  answer: readApplication,
});

action("withdrawCertificateCopy", {
  who: "member",
  can: mayApply,
  type: ApplicationRef,
  description: "Withdraws an own request that is neither paid nor sent. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { memberId, now }) => withdrawCopy(tx, { id, whose: { memberId } }, now),
  answer: readApplication,
});

const ofOffice = {
  can: issueApplicationDocuments,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  answer: readApplication,
} as const;

action("sendCertificateCopy", {
  who: "office",
  ...ofOffice,
  description: "Records that a printed certificate was sent. MOVE_REFUSED unless it is paid.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, args, author) => sendCopy(tx, args, author),
});

action("unsendCertificateCopy", {
  who: "office",
  ...ofOffice,
  description: "Takes back that a printed certificate was sent. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, args) => unsendCopy(tx, args),
});
