// Defines what the office of programs sees before it locks and releases the results of a session, and after.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { pageArgs } from "#schema/core/lists/list-page.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { rows } from "#schema/cost.ts";
import { areResultsReleased, manageApplications } from "#schema/policies/programs/applications.ts";
import { isBlindTo } from "#schema/policies/programs/exam-rating.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import {
  agreementOf,
  type Bar,
  distributionOf,
  isBorderline,
} from "#schema/validation/programs/exam-figures.ts";
import { totalOf } from "#schema/validation/programs/exam-points.ts";
import { readResults } from "./exam-results.ts";
import { ExamSittingRef, SittingPageRef } from "./exam-sitting.ts";
import { ExamYearRef, readYears } from "./exam-years.ts";
import { ratesSession } from "./rates-session.ts";
import { readRule, type Sitting } from "./read-sittings.ts";
import { ResultsGroupRef, readGroups } from "./result-groups.ts";

/** Examinees named in a list of the page. */
const NAMED = 50;

const BarRef = builder.objectRef<Bar>("ResultsBar").implement({
  fields: (t) => ({
    from: t.exposeInt("from", { description: "The least per cent; a bar is 5 wide." }),
    count: t.exposeInt("count"),
    reached: t.exposeInt("reached", {
      description: "How many of these reach the average that is asked for; none where none is.",
    }),
  }),
});

const AgreementRef = builder.objectRef<ReturnType<typeof agreementOf>>("RaterAgreement").implement({
  description: "How far two raters of the same scripts agree.",
  fields: (t) => ({
    pairs: t.exposeInt("pairs"),
    meanDifference: t.exposeInt("meanDifference", {
      description: "Of their totals, in hundredths of a point.",
    }),
    correlation: t.exposeInt("correlation", { nullable: true, description: "Pearson's, in thousandths." }),
  }),
});

/** Totals of the first two raters of each script. */
const pairsOf = (sittings: readonly Sitting[]) =>
  sittings.flatMap(({ sheets }) =>
    [...sheets.values()].flatMap((all) => {
      const [one, other] = all.filter(({ isThird, isRemark }) => !(isThird || isRemark)).map(totalOf);
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    }),
  );

async function readOverview(programId: number, viewer: Viewer, now: Date) {
  const program = await db.program.findFirst({
    where: { id: programId, kind: "KITEC", deletedAt: null },
    include: {
      examReleases: {
        where: { withdrawnAt: null },
        include: { lockedBy: { select: NAME_COLUMNS }, confirmedBy: { select: NAME_COLUMNS } },
      },
    },
  });
  if (!program) return null;
  const { papers, rule } = await readRule(db, programId);
  const release = program.examReleases[0] ?? null;
  const isBlind = isBlindTo(viewer, programId);
  const sittings = isBlind ? [] : await readResults(db, programId);
  const rates = await ratesSession(db, programId, viewer.memberId);
  const refusal =
    release?.lockedById === viewer.memberId ? "SECOND_PERSON_NEEDED" : rates ? "RATER_MAY_NOT_CONFIRM" : null;
  const count = (verdict: string | null) =>
    sittings.filter(({ outcome }) => outcome.verdict === verdict).length;
  return {
    programId,
    release,
    refusal,
    sittings,
    borderline: sittings.filter(({ outcome, papers: own }) => isBorderline(outcome, own, rule.passAverage)),
    papers,
    passAverage: rule.passAverage,
    isBlind,
    releaseAt: program.resultsReleasedAt,
    endsAt: program.endsAt,
    isHeld: program.endsAt <= now,
    areReleased: areResultsReleased(program, now),
    counts: { passed: count("PASSED"), failed: count("FAILED"), absent: count("VOID"), open: count(null) },
  };
}
type Overview = NonNullable<Awaited<ReturnType<typeof readOverview>>>;

const OverviewRef = builder.objectRef<Overview>("ResultsOverview").implement({
  description: "The results of a session as a whole, for its office.",
  fields: (t) => ({
    programId: t.expose("programId", { type: "Id" }),
    lockedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ release }) => release?.lockedAt }),
    lockedBy: t.string({
      nullable: true,
      resolve: ({ release }, _args, context) => nameFor(context, release?.lockedBy ?? null),
    }),
    confirmedBy: t.string({
      nullable: true,
      resolve: ({ release }, _args, context) => nameFor(context, release?.confirmedBy ?? null),
    }),
    releaseAt: t.expose("releaseAt", { type: "DateTime", nullable: true }),
    areReleased: t.exposeBoolean("areReleased"),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When the exam ends." }),
    isHeld: t.exposeBoolean("isHeld", { description: "Whether the exam is over." }),
    refusal: t.exposeString("refusal", {
      nullable: true,
      description: "The code with which the viewer may not confirm a release; null: the viewer may.",
    }),
    isBlind: t.exposeBoolean("isBlind", {
      description:
        "The viewer rates this session, whose results are not released: all counts are 0 and all lists empty, but for the years.",
    }),
    hasPapers: t.boolean({
      description: "Whether results are computed from scores.",
      resolve: ({ papers }) => papers.length > 0,
    }),
    sittings: t.field({
      type: SittingPageRef,
      nullable: true,
      description: "Everybody with scores and verdict; null where `isBlind`.",
      args: pageArgs(t.arg),
      resolve: ({ sittings, papers, isBlind }, { page, size }) =>
        isBlind ? null : { sittings, papers, page, size },
    }),
    passAverage: t.exposeInt("passAverage", { nullable: true, description: "Hundredths of a per cent." }),
    passed: t.int({ resolve: ({ counts }) => counts.passed }),
    failed: t.int({ resolve: ({ counts }) => counts.failed }),
    absent: t.int({ resolve: ({ counts }) => counts.absent }),
    open: t.int({ description: "Whose result is not known yet.", resolve: ({ counts }) => counts.open }),
    distribution: t.field({
      type: [BarRef],
      resolve: ({ sittings, passAverage }) => {
        const averages = sittings.flatMap(({ outcome }) => outcome.average ?? []);
        return [...distributionOf(averages, passAverage)];
      },
    }),
    borderline: t.field({
      type: [ExamSittingRef],
      description: "Those about whom two per cent of the average or of a paper decide; the first 50.",
      resolve: ({ borderline }) => borderline.slice(0, NAMED),
    }),
    borderlineCount: t.int({ resolve: ({ borderline }) => borderline.length }),
    missing: t.field({
      type: [ExamSittingRef],
      description: "Those whose result is not known yet, and why; the first 50 of `open`.",
      resolve: ({ sittings }) => sittings.filter(({ outcome }) => outcome.verdict === null).slice(0, NAMED),
    }),
    groups: t.field({
      type: [ResultsGroupRef],
      resolve: ({ sittings, programId, isBlind }) => (isBlind ? [] : readGroups(programId, sittings)),
    }),
    objections: t.prismaField({
      type: [ApplicationRef],
      description: "Applications whose result was objected to, the open ones first.",
      complexity: rows(20),
      resolve: (query, { programId, isBlind }) =>
        db.application.findMany({
          ...query,
          where: { programId: isBlind ? { in: [] } : programId, objection: { isNot: null } },
          orderBy: [{ objection: { state: "asc" } }, { objection: { createdAt: "asc" } }],
        }),
    }),
    years: t.field({
      type: [ExamYearRef],
      description: "All released sessions by the year of the exam, the oldest first.",
      resolve: (_overview, _args, { clock }) => readYears(clock.now()),
    }),
    agreement: t.field({ type: AgreementRef, resolve: ({ sittings }) => agreementOf(pairsOf(sittings)) }),
  }),
});

builder.queryField("examResults", (t) =>
  t.field({
    type: OverviewRef,
    nullable: true,
    description: "The results of a session of the exam as they are now; null for what is none.",
    authScopes: { can: manageApplications },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }, context) => {
      const { viewer, clock } = context;
      if (!viewer) return null;
      const view = {
        action: "viewExamResults",
        subject: "program",
        subjectId: programId,
        filter: {},
      } as const;
      await recordView(view, authorOf(context));
      return await readOverview(programId, viewer, clock.now());
    },
  }),
);
