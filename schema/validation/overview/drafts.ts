// Defines which noun a draft is of, and the form that is saved while somebody types into it.

import { optionalId } from "#schema/validation/core/ids.ts";
import { savedForm } from "#schema/validation/core/saved-form.ts";
import { SUBMISSION_TYPES } from "#schema/validation/journal/submissions.ts";
import { PROGRAM_KINDS, type ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import { PAGE_KEYS, type PageKeyName } from "#schema/validation/site/page-kinds.ts";
import { BOARDS, type BoardName } from "#schema/validation/site/posts.ts";
import { z } from "#schema/validation/zod.ts";

type SubmissionTypeName = (typeof SUBMISSION_TYPES)[number];

/** What a draft is of. An id is null while the thing is not made: then `key`, which may be empty, distinguishes drafts. */
export type DraftPlace =
  | { readonly noun: "POST"; readonly board: BoardName; readonly id: number | null; readonly key: string }
  | {
      readonly noun: "PROGRAM";
      readonly kind: ProgramKindName;
      readonly id: number | null;
      readonly key: string;
    }
  | { readonly noun: "PAGE"; readonly key: PageKeyName }
  | {
      readonly noun: "SUBMISSION";
      readonly type: SubmissionTypeName;
      readonly id: number | null;
      readonly key: string;
    };

const places = z.strictObject({
  board: z.enum(BOARDS, { error: "CHOICE_UNKNOWN" }).nullish(),
  postId: optionalId,
  programKind: z.enum(PROGRAM_KINDS, { error: "CHOICE_UNKNOWN" }).nullish(),
  programId: optionalId,
  pageKey: z.enum(PAGE_KEYS, { error: "CHOICE_UNKNOWN" }).nullish(),
  submissionType: z.enum(SUBMISSION_TYPES, { error: "CHOICE_UNKNOWN" }).nullish(),
  submissionId: optionalId,
  /** As a request's (schema/core/shared/request-key.ts); empty where there is none. */
  key: z
    .string({ error: "TYPE_INVALID" })
    .regex(/^([\w-]{8,100})?$/, { error: "TEXT_INVALID" })
    .nullish()
    .transform((key) => key ?? ""),
});

/** Null where it is of nothing, or of more than one thing. */
function placeOf(named: z.output<typeof places>) {
  const { board, postId, programKind, programId, pageKey, submissionType, submissionId, key } = named;
  const found: DraftPlace[] = [];
  if (board) found.push({ noun: "POST", board, id: postId, key });
  if (programKind) found.push({ noun: "PROGRAM", kind: programKind, id: programId, key });
  if (pageKey) found.push({ noun: "PAGE", key: pageKey });
  if (submissionType) found.push({ noun: "SUBMISSION", type: submissionType, id: submissionId, key });
  const [place, ...more] = found;
  const isStray =
    (postId !== null && !board) ||
    (programId !== null && !programKind) ||
    (submissionId !== null && !submissionType);
  return place === undefined || more.length > 0 || isStray ? null : place;
}

/** The input of `saveDraft`. */
export const draftInput = places
  .extend({ baseVersion: optionalId, payload: savedForm })
  .transform(({ baseVersion, payload, ...named }, context) => {
    const place = placeOf(named);
    if (place) return { place, baseVersion, payload };
    context.addIssue({ code: "custom", message: "CHOICE_UNKNOWN" });
    return z.NEVER;
  });
export type CheckedDraft = z.output<typeof draftInput>;
