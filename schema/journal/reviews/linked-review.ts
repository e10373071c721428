// A review as the person who holds its link has it: the manuscript without its authors, before a yes only its abstract.

import { db } from "#prisma/client.ts";
import type { Review, Submission, SubmissionFile } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import {
  ReviewVerdictRef,
  SubmissionFileKindRef,
  SubmissionTypeRef,
} from "#schema/journal/submissions/submission-enums.ts";
import { blindName } from "#schema/validation/journal/blind-names.ts";
import { LINKED_REVIEW_STATUSES, linkedReviewStatusOf } from "#schema/validation/journal/linked-review.ts";
import { type AnsweredRemark, AnsweredRemarkRef } from "./answered-remark.ts";
import { ReviewCriterionRef } from "./managed-review.ts";
import { readCriteria } from "./review-criteria.ts";
import type { OpenedReview } from "./review-links.ts";

/**
 * What a link opens, with the pass that opens its files: the link itself is in none of their addresses (docs/reviews.md#reviews).
 */
export interface Linked extends OpenedReview {
  readonly pass: string;
  readonly now: Date;
}

const LinkedReviewStatusRef = builder.enumType("LinkedReviewStatus", {
  description: "What the holder of a link meets.",
  values: LINKED_REVIEW_STATUSES,
});

interface BlindFile {
  readonly kind: SubmissionFile["kind"];
  readonly round: number;
  readonly name: string;
  readonly size: number;
  readonly url: string;
}

const BlindFileRef = builder.objectRef<BlindFile>("BlindFile").implement({
  description: "A file of a manuscript under a name of the journal's.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SubmissionFileKindRef }),
    round: t.exposeInt("round"),
    name: t.exposeString("name"),
    size: t.exposeInt("size"),
    url: t.exposeString("url"),
  }),
});

const status = ({ kind, review, submission, now }: Linked) =>
  linkedReviewStatusOf(kind, review, submission, now);
const isOpen = (linked: Linked) => status(linked) === "TO_WRITE";
/** Whether the manuscript may be named: not to the person who opens a link that has ended. */
const isNamed = (linked: Linked) => ["TO_ANSWER", "TO_WRITE", "SENT"].includes(status(linked));

/** What a reviewer reads: the manuscript and its figures, of this version and those before it. */
async function blindFiles({ submission, review, pass }: Linked): Promise<BlindFile[]> {
  const files = await db.submissionFile.findMany({
    where: {
      submissionId: submission.id,
      kind: { in: ["MANUSCRIPT", "FIGURE"] },
      round: { lte: review.round },
    },
    include: { file: { select: { key: true, name: true, size: true } } },
    orderBy: [{ round: "desc" }, { position: "asc" }],
  });
  return files.map(({ kind, round, position, file }) => {
    const name = blindName({ number: submission.number, kind, round, position }, file.name);
    const url = `/files/${file.key}/${encodeURIComponent(name)}?t=${encodeURIComponent(pass)}`;
    return { kind, round, name, size: file.size, url };
  });
}

/** What the reviewer sent with the review. */
async function ownFile({ review: { fileId }, pass }: Linked): Promise<SentFile | null> {
  const file = fileId === null ? null : await db.file.findUnique({ where: { id: fileId } });
  return file && { ...file, url: `${fileUrl(file)}?t=${encodeURIComponent(pass)}` };
}

interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly url: string;
}

const ReviewFileRef = builder.objectRef<SentFile>("ReviewFile").implement({
  description:
    "The file of a review as its reviewer has it: without its properties, under a name of the journal's.",
  fields: (t) => ({
    name: t.exposeString("name"),
    size: t.exposeInt("size"),
    url: t.exposeString("url"),
  }),
});

/** The reviewer's own remarks on the version before. */
async function ownRemarks({ review }: Linked): Promise<AnsweredRemark[]> {
  const { submissionId, round, emailKey } = review;
  const remarks = await db.reviewRemark.findMany({
    where: { review: { submissionId, round: round - 1, emailKey, state: "SENT" } },
    orderBy: { position: "asc" },
  });
  return remarks.map(({ text, answer }) => ({ remark: text, answer }));
}

const ofNamed = (linked: Linked, read: (submission: Submission) => string | null) =>
  isNamed(linked) ? read(linked.submission) : null;
const ofWritten = <Value>(linked: Linked, read: (review: Review) => Value) =>
  isOpen(linked) ? read(linked.review) : null;

export const LinkedReviewRef = builder.objectRef<Linked>("LinkedReview").implement({
  description: "What the link of a reviewer opens.",
  fields: (t) => ({
    status: t.field({ type: LinkedReviewStatusRef, resolve: status }),
    answerBy: t.field({ type: "DateTime", resolve: ({ review }) => review.answerBy }),
    dueAt: t.field({ type: "DateTime", resolve: ({ review }) => review.dueAt }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ review }) => review.answeredAt }),
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ review }) => review.sentAt }),
    isLate: t.boolean({ resolve: ({ review, now }) => review.dueAt <= now }),
    number: t.string({ nullable: true, resolve: (linked) => ofNamed(linked, ({ number }) => number) }),
    type: t.field({ type: SubmissionTypeRef, resolve: ({ submission }) => submission.type }),
    language: t.field({ type: LanguageRef, resolve: ({ submission }) => submission.language }),
    titleKo: t.string({ nullable: true, resolve: (linked) => ofNamed(linked, ({ titleKo }) => titleKo) }),
    titleEn: t.string({ nullable: true, resolve: (linked) => ofNamed(linked, ({ titleEn }) => titleEn) }),
    abstractKo: t.string({ nullable: true, resolve: (linked) => ofNamed(linked, (one) => one.abstractKo) }),
    abstractEn: t.string({ nullable: true, resolve: (linked) => ofNamed(linked, (one) => one.abstractEn) }),
    keywords: t.stringList({
      resolve: (linked) =>
        isNamed(linked) ? [...linked.submission.keywordsKo, ...linked.submission.keywordsEn] : [],
    }),
    round: t.int({ resolve: ({ review }) => review.round }),
    files: t.field({
      type: [BlindFileRef],
      description: "Empty until the invitation is accepted, and after the review is sent.",
      resolve: (linked) => (isOpen(linked) ? blindFiles(linked) : []),
    }),
    ownRemarks: t.field({
      type: [AnsweredRemarkRef],
      description: "The reviewer's own, on the version before.",
      resolve: (linked) => (isOpen(linked) ? ownRemarks(linked) : []),
    }),
    version: t.int({ description: "What a save has to carry.", resolve: ({ review }) => review.version }),
    criteria: t.field({
      type: [ReviewCriterionRef],
      resolve: (linked) => (isOpen(linked) ? [...readCriteria(linked.review.criteria)] : []),
    }),
    toAuthors: t.string({ nullable: true, resolve: (linked) => ofWritten(linked, (one) => one.toAuthors) }),
    toEditors: t.string({ nullable: true, resolve: (linked) => ofWritten(linked, (one) => one.toEditors) }),
    verdict: t.field({
      type: ReviewVerdictRef,
      nullable: true,
      resolve: (linked) => ofWritten(linked, ({ verdict }) => verdict),
    }),
    file: t.field({
      type: ReviewFileRef,
      nullable: true,
      description: "The file that goes with the review, for the person who sends it.",
      resolve: (linked) => (isOpen(linked) ? ownFile(linked) : null),
    }),
    fileForAuthors: t.boolean({ resolve: ({ review }) => review.fileForAuthors }),
  }),
});
