// The call of a program, what was submitted and the sessions, for the office.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";
import {
  PRESENTATION_DECISIONS,
  type PresentationDecision,
} from "#schema/validation/programs/presentations.ts";
import { PresentationDecisionRef, PresentationReviewModeRef } from "./presentation-enums.ts";
import { readSessions, type ShownSession } from "./read-sessions.ts";
import { personOf, type ReviewerWithMember, withMember } from "./reviewer-person.ts";

interface ManagedPresentations {
  readonly programId: number;
}

const ManagedSessionRef = builder.objectRef<ShownSession>("ManagedPresentationSession").implement({
  description: "A session as the office arranges it.",
  fields: (t) => ({
    titleKo: t.string({ resolve: ({ titleKo }) => titleKo }),
    titleEn: t.string({ nullable: true, resolve: ({ titleEn }) => titleEn }),
    room: t.string({ resolve: ({ room }) => room }),
    startsAt: t.field({ type: "DateTime", resolve: ({ startsAt }) => startsAt }),
    minutes: t.int({ description: "Of each talk.", resolve: ({ minutes }) => minutes }),
    presentationIds: t.field({
      type: ["Id"],
      complexity: 1,
      resolve: ({ talks }) => talks.map(({ id }) => id),
    }),
  }),
});

const ReviewerRef = builder.objectRef<ReviewerWithMember>("PresentationReviewer").implement({
  description: "Somebody of the committee, for the office.",
  fields: (t) => ({
    email: t.string({ resolve: (reviewer) => personOf(reviewer).email ?? "" }),
    name: t.string({ resolve: (reviewer) => personOf(reviewer).name }),
    affiliation: t.string({ nullable: true, resolve: (reviewer) => personOf(reviewer).affiliation }),
    language: t.expose("language", { type: LanguageRef }),
    hasAccount: t.boolean({
      description: "Else by a link.",
      resolve: ({ memberId }) => memberId !== null,
    }),
  }),
});

const DecisionWordsRef = builder
  .objectRef<{ readonly decision: PresentationDecision }>("DecisionWords")
  .implement({
    description: "What the emails of a decision say unless the office writes something else.",
    fields: (t) => ({
      decision: t.expose("decision", { type: PresentationDecisionRef }),
      ko: t.string({ resolve: ({ decision }) => wordsIn("KO", `mails.presentationDecision.${decision}`) }),
      en: t.string({ resolve: ({ decision }) => wordsIn("EN", `mails.presentationDecision.${decision}`) }),
    }),
  });

const callOf = (programId: number) => db.presentationCall.findUnique({ where: { programId } });

export const ManagedPresentationsRef = builder
  .objectRef<ManagedPresentations>("ManagedPresentations")
  .implement({
    description: "The call for presentations of a seminar, with what came of it.",
    authScopes: { can: managePresentations },
    fields: (t) => ({
      program: t.prismaField({
        type: ProgramRef,
        resolve: (query, { programId }) =>
          db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
      }),
      version: t.int({
        description: "Of call and sessions; 0: there is no call.",
        resolve: async ({ programId }) => (await callOf(programId))?.version ?? 0,
      }),
      opensAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: async ({ programId }) => (await callOf(programId))?.opensAt ?? null,
      }),
      closesAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: async ({ programId }) => (await callOf(programId))?.closesAt ?? null,
      }),
      topicsKo: t.stringList({ resolve: async ({ programId }) => (await callOf(programId))?.topicsKo ?? [] }),
      topicsEn: t.stringList({ resolve: async ({ programId }) => (await callOf(programId))?.topicsEn ?? [] }),
      guideKo: t.string({
        nullable: true,
        resolve: async ({ programId }) => (await callOf(programId))?.guideKo ?? null,
      }),
      guideEn: t.string({
        nullable: true,
        resolve: async ({ programId }) => (await callOf(programId))?.guideEn ?? null,
      }),
      reviewMode: t.field({
        type: PresentationReviewModeRef,
        resolve: async ({ programId }) => (await callOf(programId))?.reviewMode ?? "REVIEWS",
      }),
      isBlind: t.boolean({
        description: "Reviewers read no names of authors.",
        resolve: async ({ programId }) => (await callOf(programId))?.isBlind ?? true,
      }),
      slidesUntil: t.field({
        type: "DateTime",
        nullable: true,
        resolve: async ({ programId }) => (await callOf(programId))?.slidesUntil ?? null,
      }),
      slidesReleased: t.boolean({
        description: "Visitors see slides before the event is over, too.",
        resolve: async ({ programId }) => (await callOf(programId))?.slidesReleased ?? false,
      }),
      isShown: t.boolean({
        description: "Visitors see the sessions.",
        resolve: async ({ programId }) => (await callOf(programId))?.isShown ?? false,
      }),
      reviewers: t.field({
        type: [ReviewerRef],
        description: "Of the committee, but for those who left.",
        resolve: ({ programId }) =>
          db.presentationReviewer.findMany({
            where: { programId, leftAt: null },
            ...withMember,
            orderBy: { id: "asc" },
          }),
      }),
      unnotified: t.int({
        description: "Reviewers with reviews that no mail has named: assigning them was interrupted.",
        resolve: ({ programId }) =>
          db.presentationReviewer.count({ where: { programId, leftAt: null, unnotified: { gt: 0 } } }),
      }),
      decisionWords: t.field({
        type: [DecisionWordsRef],
        resolve: () => PRESENTATION_DECISIONS.map((decision) => ({ decision })),
      }),
      sessions: t.field({
        type: [ManagedSessionRef],
        resolve: async ({ programId }) => [...(await readSessions(db, programId))],
      }),
    }),
  });

builder.queryField("managedPresentations", (t) =>
  t.field({
    type: ManagedPresentationsRef,
    nullable: true,
    description: "Null for what is no seminar, and in the trash.",
    authScopes: { can: managePresentations },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }) => {
      const found = await db.program.count({ where: { id: programId, kind: "SEMINAR", deletedAt: null } });
      return found > 0 ? { programId } : null;
    },
  }),
);
