// Defines what somebody of a group, or who was added at the door, reads without an account by the link of the own application: as the
// account of a member would show it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { transferOf } from "#schema/money/payments/bank-transfer.ts";
import { TransferDetailsRef } from "#schema/money/payments/transfer-details.ts";
import { areResultsReleased, openOwnApplication } from "#schema/policies/programs/applications.ts";
import { certifiedKinds } from "#schema/programs/applications/about-application.ts";
import { ApplicationStateRef, PhotoFaultRef } from "#schema/programs/applications/application-enums.ts";
import { refundColumns } from "#schema/programs/applications/application-refund.ts";
import { answersOf, OwnAnswerRef } from "#schema/programs/applications/own-answers.ts";
import { mayReplacePhoto } from "#schema/programs/applications/replace-photo.ts";
import { isWithdrawable, isWithdrawableByLink } from "#schema/programs/applications/withdraw-application.ts";
import { canRequestCopy, readCopyPayment, withPayment } from "#schema/programs/exams/certificate-copies.ts";
import { CertificateCopyRef } from "#schema/programs/exams/certificate-copy-operations.ts";
import { ExamResultRef } from "#schema/programs/exams/exam-result.ts";
import { hasSlip } from "#schema/programs/exams/find-slip.ts";
import { ExamObjectionRef } from "#schema/programs/exams/objection.ts";
import { objectionDeadline } from "#schema/programs/exams/objection-deadline.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";
import { APPLICATION_DOCUMENTS } from "#schema/validation/core/documents.ts";
import { changeDeadline, withdrawDeadline } from "#schema/validation/money/refund.ts";
import { photoDeadline } from "#schema/validation/programs/applicant-photos.ts";
import { applicationLink } from "#schema/validation/programs/applications.ts";
import { findLinkedApplication, type LinkedApplication } from "./application-links.ts";

const CertificateKindRef = builder.enumType("ApplicationDocument", {
  description: "A document about an application.",
  values: APPLICATION_DOCUMENTS,
});

const deadlinesOf = (programId: number) =>
  db.program.findUniqueOrThrow({ where: { id: programId }, select: refundColumns });

const LinkedApplicationRef = builder.objectRef<LinkedApplication>("LinkedApplication").implement({
  description: "An application as its link opens it.",
  fields: (t) => ({
    name: t.exposeString("name"),
    state: t.expose("state", { type: ApplicationStateRef }),
    examPart: t.expose("examPart", { type: ExamPartRef, nullable: true }),
    languagePair: t.expose("languagePair", { type: LanguagePairRef, nullable: true }),
    siteName: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: async ({ siteId }, { language }) => {
        const site = siteId === null ? null : await db.programSite.findUnique({ where: { id: siteId } });
        return site && lineIn(site.nameKo, site.nameEn, language);
      },
    }),
    groupName: t.string({
      nullable: true,
      description: "The institution that applied, and pays.",
      resolve: async ({ groupId }) =>
        groupId === null
          ? null
          : (await db.applicationGroup.findUniqueOrThrow({ where: { id: groupId } })).payerName,
    }),
    program: t.prismaField({
      type: ProgramRef,
      resolve: (query, { programId }) => db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
    }),
    photoUrl: t.string({
      nullable: true,
      description: "With a pass for a day.",
      resolve: async ({ id, photoId }, _args, { passes, clock }) => {
        const photo = photoId === null ? null : await db.file.findUnique({ where: { id: photoId } });
        return (
          photo && `${fileUrl(photo)}?t=${encodeURIComponent(passes.issueForApplicant(id, clock.now()))}`
        );
      },
    }),
    photoFault: t.expose("photoFault", { type: PhotoFaultRef, nullable: true }),
    photoNote: t.exposeString("photoNote", { nullable: true }),
    photoUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until then, excluded, the photo is replaced; null where it can't be.",
      resolve: (application, _args, { clock }) => {
        if (!mayReplacePhoto(application)) return null;
        const until = photoDeadline(application.program, application.photoAskedAt !== null);
        return clock.now() < until ? until : null;
      },
    }),
    slipFrom: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ program }) => program.examSession?.slipFrom ?? null,
    }),
    hasSlip: t.boolean({ resolve: (application, _args, { clock }) => hasSlip(application, clock.now()) }),
    examResult: t.field({
      type: ExamResultRef,
      nullable: true,
      description: "Null until the results are released.",
      resolve: ({ id, program }, _args, { clock }) =>
        areResultsReleased(program, clock.now())
          ? db.examResult.findFirst({ where: { applicationId: id }, orderBy: { version: "desc" } })
          : null,
    }),
    objection: t.prismaField({
      type: ExamObjectionRef,
      nullable: true,
      resolve: (query, { id }) => db.examObjection.findUnique({ ...query, where: { applicationId: id } }),
    }),
    objectionUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until then, excluded, the result can be objected to; null where it can't be.",
      resolve: async ({ id, program }, _args, { clock }) => {
        const until = objectionDeadline(program, clock.now());
        const objectable = { id, objection: null, results: { some: {} } };
        return until && (await db.application.count({ where: objectable })) > 0 ? until : null;
      },
    }),
    certificates: t.field({
      type: [CertificateKindRef],
      complexity: rows(2),
      description: "Those that can be had now.",
      resolve: ({ id }, _args, { clock }) => certifiedKinds(db, id, clock.now()),
    }),
    certificateCopies: t.field({
      type: [CertificateCopyRef],
      complexity: rows(2),
      description: "Printed certificates that were asked for, the newest first.",
      resolve: ({ id }) =>
        db.certificateCopy.findMany({
          where: { applicationId: id },
          include: withPayment,
          orderBy: { id: "desc" },
        }),
    }),
    copyFee: t.int({
      nullable: true,
      description: "Whole won for a printed certificate; null while the examinee can't ask for one.",
      resolve: async ({ id }, _args, { clock }) =>
        (await canRequestCopy(db, id, clock.now())) ? (await readSettings(db)).certificateFee : null,
    }),
    copyTransfer: t.field({
      type: TransferDetailsRef,
      nullable: true,
      description: "Where to send the fee of the printed certificate that awaits it.",
      resolve: async ({ id }) => {
        const payment = await readCopyPayment(db, id);
        return payment && transferOf(payment, await readSettings(db), false);
      },
    }),
    ownAnswers: t.field({
      type: [OwnAnswerRef],
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      complexity: rows(2),
      resolve: async (application, { language }) => {
        const files = await db.applicationFile.findMany({
          where: { applicationId: application.id },
          include: { file: true },
        });
        return answersOf({ ...application, files }, language);
      },
    }),
    changeUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until then, excluded, the answers are changed; null where they can't be.",
      resolve: async (application, _args, { clock }) => {
        if (!isWithdrawable(application)) return null;
        const until = changeDeadline(await deadlinesOf(application.programId));
        return clock.now() < until ? until : null;
      },
    }),
    canWithdraw: t.boolean({
      resolve: async (application, _args, { clock }) =>
        isWithdrawableByLink(application) &&
        clock.now() < withdrawDeadline(await deadlinesOf(application.programId)),
    }),
  }),
});

builder.queryField("linkedApplication", (t) =>
  t.field({
    type: LinkedApplicationRef,
    nullable: true,
    description: "What the link of an application opens; null when it has ended.",
    authScopes: { can: openOwnApplication },
    args: { link: t.arg.string({ required: true, validate: applicationLink }) },
    resolve: (_root, { link }, { mail, clock }) =>
      findLinkedApplication(db, link, { links: mail.links, now: clock.now() }),
  }),
);
