// Defines what is erased for each purpose, and the same to count: a row is named by one condition in both
// (docs/overview.md#retention).
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { eraseApplications } from "#schema/people/account/erase-applications.ts";
import { erasableMembers, eraseMembers } from "#schema/people/account/erase-members.ts";
import { ERASED_PHOTO_AND_ANSWERS } from "#schema/people/account/erased-photo-and-answers.ts";
import { erasableProofs, eraseProofs } from "#schema/people/members/erase-proofs.ts";
import { NO_SLIDES } from "#schema/programs/presentations/save-slides.ts";
import type { RetentionPurposeName } from "#schema/validation/overview/retention.ts";

interface ErasedPart {
  readonly count: number;
  /** There may be others whose time has come. */
  readonly more: boolean;
  /** Under which the store has bytes that go with them. */
  readonly keys?: readonly string[];
  /** Null: visitors see nothing of it. */
  readonly contentVersion?: bigint | null;
}

interface RetentionRule {
  /** How many would be erased, whose purpose ended before then. */
  readonly count: (before: Date) => Promise<number>;
  /** Erases them, or a part of them. Several gateways may be at it. */
  readonly erase: (before: Date, now: Date) => Promise<ErasedPart>;
}

const oldMails = (before: Date): Prisma.MailWhereInput => ({
  state: { in: ["SENT", "FAILED"] },
  createdAt: { lt: before },
});
const oldSignIns = (before: Date): Prisma.SignInRecordWhereInput => ({ createdAt: { lt: before } });
const oldAddresses = (before: Date): Prisma.UnknownAddressWhereInput => ({ lastAt: { lt: before } });
const oldImports = (before: Date): Prisma.MemberImportWhereInput => ({
  OR: [
    { state: { in: ["READ", "UNDONE"] }, createdAt: { lt: before } },
    { state: "DONE", finishedAt: { lt: before } },
  ],
});
/** The files themselves are swept, as any that nothing uses. */
const oldPhotos = (before: Date): Prisma.ApplicationWhereInput => ({
  OR: [{ photoId: { not: null } }, { NOT: { ownAnswers: { equals: {} } } }],
  program: { endsAt: { lt: before } },
});

/** The files themselves are swept, too. */
const oldRefundProofs = (before: Date): Prisma.RefundProofWhereInput => ({ createdAt: { lt: before } });

const oldSlides = (before: Date) =>
  ({
    slidesId: { not: null },
    call: { program: { endsAt: { lt: before } } },
  }) as const satisfies Prisma.PresentationWhereInput;

/** An address that is gone is of somebody who was erased. */
const ofNoAccount = (before: Date) =>
  ({
    memberId: null,
    email: { not: "" },
    program: { endsAt: { lt: before } },
  }) as const satisfies Prisma.ApplicationWhereInput;
const contactsOfNoAccount = (before: Date) =>
  ({
    contactEmail: { not: null },
    program: { endsAt: { lt: before } },
  }) as const satisfies Prisma.ApplicationGroupWhereInput;

/** Of the committees of calls for presentations. */
const reviewersOfNoAccount = (before: Date) =>
  ({
    memberId: null,
    email: { not: null },
    call: { program: { endsAt: { lt: before } } },
  }) as const satisfies Prisma.PresentationReviewerWhereInput;

const whole = ({ count }: { readonly count: number }): ErasedPart => ({ count, more: false });

export const RETENTION_RULES: Readonly<Record<RetentionPurposeName, RetentionRule>> = {
  ACCOUNT: {
    count: (before) => db.member.count({ where: erasableMembers(before) }),
    erase: (before, now) => db.$transaction((tx) => eraseMembers(tx, before, now)),
  },
  GRADE_PROOF: {
    count: async (before) => {
      const [{ count } = { count: 0 }] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM files WHERE ${erasableProofs(before)}`;
      return count;
    },
    erase: async (before) => {
      const keys = await eraseProofs(before);
      return { count: keys.length, more: false, keys };
    },
  },
  REFUND_PROOF: {
    count: (before) => db.refundProof.count({ where: oldRefundProofs(before) }),
    erase: async (before) => whole(await db.refundProof.deleteMany({ where: oldRefundProofs(before) })),
  },
  APPLICANT_PHOTO: {
    count: async (before) =>
      (await db.application.count({ where: oldPhotos(before) })) +
      (await db.presentation.count({ where: oldSlides(before) })),
    erase: (before) =>
      db.$transaction(async (tx) => {
        await tx.applicationFile.deleteMany({
          where: { application: { program: { endsAt: { lt: before } } } },
        });
        const photos = await tx.application.updateMany({
          where: oldPhotos(before),
          data: ERASED_PHOTO_AND_ANSWERS,
        });
        const slides = await tx.presentation.updateMany({
          where: oldSlides(before),
          data: NO_SLIDES,
        });
        const contentVersion = slides.count > 0 ? await bumpContentVersion(tx) : null;
        return { ...whole({ count: photos.count + slides.count }), contentVersion };
      }),
  },
  GROUP_APPLICATION: {
    count: async (before) =>
      (await db.application.count({ where: ofNoAccount(before) })) +
      (await db.applicationGroup.count({ where: contactsOfNoAccount(before) })) +
      (await db.presentationReviewer.count({ where: reviewersOfNoAccount(before) })),
    erase: (before) =>
      db.$transaction(async (tx) => {
        const people = await eraseApplications(tx, ofNoAccount(before));
        const contacts = await tx.applicationGroup.updateMany({
          where: contactsOfNoAccount(before),
          data: { contactEmail: null, phoneNumber: null },
        });
        await tx.oneTimeToken.deleteMany({ where: { presentationReviewer: reviewersOfNoAccount(before) } });
        const reviewers = await tx.presentationReviewer.updateMany({
          where: reviewersOfNoAccount(before),
          data: { name: null, email: null, affiliation: null },
        });
        return whole({ count: people + contacts.count + reviewers.count });
      }),
  },
  MAIL: {
    count: (before) => db.mail.count({ where: oldMails(before) }),
    erase: async (before) => whole(await db.mail.deleteMany({ where: oldMails(before) })),
  },
  MEMBER_IMPORT: {
    count: (before) => db.memberImport.count({ where: oldImports(before) }),
    erase: async (before) => whole(await db.memberImport.deleteMany({ where: oldImports(before) })),
  },
  UNKNOWN_ADDRESS: {
    count: (before) => db.unknownAddress.count({ where: oldAddresses(before) }),
    erase: async (before) => whole(await db.unknownAddress.deleteMany({ where: oldAddresses(before) })),
  },
  SIGN_IN: {
    count: (before) => db.signInRecord.count({ where: oldSignIns(before) }),
    erase: async (before) => whole(await db.signInRecord.deleteMany({ where: oldSignIns(before) })),
  },
};
