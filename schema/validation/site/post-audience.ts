// For whom a post is (docs/site.md#posts-for-members).
import { z } from "#schema/validation/zod.ts";

export const POST_AUDIENCES = ["EVERYONE", "MEMBERS", "GRADES"] as const;

/** The grades that a post may be for. GENERAL is nobody's membership. */
export const READER_GRADES = ["ASSOCIATE", "REGULAR", "LIFETIME", "INSTITUTION", "HONORARY"] as const;
export type ReaderGrade = (typeof READER_GRADES)[number];

/** What keeps somebody from reading: to be signed in, the grade, or dues that have been missing for too long. */
const POST_LOCKS = ["SIGN_IN", "GRADE", "LAPSED"] as const;
export type PostLock = (typeof POST_LOCKS)[number];

/** The parts of a post's input that say for whom it is. */
export const audienceShape = {
  audience: z.enum(POST_AUDIENCES, { error: "CHOICE_UNKNOWN" }).default("EVERYONE"),
  readerGrades: z.array(z.enum(READER_GRADES, { error: "CHOICE_UNKNOWN" })).default([]),
  isListed: z.boolean({ error: "TYPE_INVALID" }).default(true),
};

type Typed = z.output<z.ZodObject<typeof audienceShape>>;

/** As it is stored: grades where they count, each once and in order; what everybody reads is listed. */
export function settledAudience({ audience, readerGrades, isListed }: Typed): Typed {
  return {
    audience,
    readerGrades: audience === "GRADES" ? READER_GRADES.filter((grade) => readerGrades.includes(grade)) : [],
    isListed: isListed || audience === "EVERYONE",
  };
}
