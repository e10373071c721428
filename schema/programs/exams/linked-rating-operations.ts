// Defines what raters do by their links, without an account.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { rateByLink } from "#schema/policies/programs/exam-rating.ts";
import { raterLink, scoreRows } from "#schema/validation/programs/exam-scores.ts";
import { acceptRating, declineRating } from "./end-rating.ts";
import { finishRating } from "./finish-rating.ts";
import { LinkedRatingRef } from "./linked-rating.ts";
import { type LinkTools, openRaterLink } from "./rater-links.ts";
import { isRaterLocked } from "./release-lock.ts";
import { type SavedScore, saveScores } from "./save-scores.ts";

const toolsOf = ({ mail, clock }: Context): LinkTools => ({ links: mail.links, now: clock.now() });

builder.queryField("linkedRating", (t) =>
  t.field({
    type: LinkedRatingRef,
    nullable: true,
    description: "What the link of a rater opens; null where it is none, or its time is over.",
    authScopes: { can: rateByLink },
    args: { link: t.arg.string({ required: true, validate: raterLink }) },
    resolve: async (_root, { link }, context) => {
      const tools = toolsOf(context);
      const rater = await openRaterLink(db, link, tools);
      if (rater === null) return null;
      const isLocked = await isRaterLocked(db, rater);
      return { rater, isLocked, pass: context.passes.issueForRater(rater.id, tools.now) };
    },
  }),
);

const ScoreRowInputRef = builder.inputType("ScoreRowInput", {
  description: "The scores of a script, one for each criterion in their order; null: none yet.",
  fields: (t) => ({
    code: t.string({ required: true }),
    version: t.int({ required: true, description: "What was read." }),
    note: t.string(),
    points: t.field({ type: ["Int"], required: { list: true, items: false } }),
  }),
});
const SavedScoreRef = builder.objectRef<SavedScore>("SavedScore").implement({
  fields: (t) => ({ code: t.exposeString("code"), version: t.exposeInt("version") }),
});

const links = builder.args((arg) => ({ link: arg.string({ required: true, validate: raterLink }) }));
const ofRater = { who: "link", can: rateByLink } as const;
const isDone = { ...ofRater, type: "Boolean", args: links, answer: () => true } as const;

action("acceptRating", {
  ...isDone,
  description: "Accepts the invitation to score. LINK_ENDED.",
  run: (tx, { link }, context) => acceptRating(tx, link, toolsOf(context)),
});

action("declineRating", {
  ...isDone,
  description: "Declines the invitation, or gives up what was accepted. LINK_ENDED.",
  run: (tx, { link }, context) => declineRating(tx, link, toolsOf(context)),
});

action("saveScores", {
  ...ofRater,
  type: [SavedScoreRef],
  description:
    "Saves scores of some scripts, all or none. LINK_ENDED; VALIDATION at `rows.N`; MOVE_REFUSED for what is locked; CONFLICT.",
  args: {
    ...links,
    ...builder.args((arg) => ({
      paperId: arg.field({ type: "Id", required: true }),
      rows: arg.field({ type: [ScoreRowInputRef], required: true, validate: scoreRows }),
    })),
  },
  run: (tx, { rows, ...args }, context) =>
    saveScores(tx, { ...args, rows: scoreRows.parse(rows) }, toolsOf(context)),
  answer: (_query, saved) => [...saved],
});

action("finishRating", {
  ...isDone,
  description: "Locks the scores of the rater. LINK_ENDED; VALIDATION SCORES_MISSING at `rows`.",
  run: (tx, { link }, context) => finishRating(tx, link, toolsOf(context)),
});
