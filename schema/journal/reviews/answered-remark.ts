import { builder } from "#schema/builder.ts";

export interface AnsweredRemark {
  readonly remark: string;
  /** Null: none, or none yet. */
  readonly answer: string | null;
}

export const AnsweredRemarkRef = builder.objectRef<AnsweredRemark>("AnsweredRemark").implement({
  description: "A remark of a review, and what the author did about it in the next version.",
  fields: (t) => ({
    remark: t.exposeString("remark"),
    answer: t.exposeString("answer", { nullable: true }),
  }),
});
