// What an author still owes an editor beside the next step: forms, fees, the consent of co-authors.
import { ACCEPTED_STATES, isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";

type Manuscript = Pick<FollowedManuscriptFragment, "state" | "demands" | "files" | "payments" | "authors">;

export type OpenPart =
  | { readonly kind: "FORM"; readonly form: "SIMILARITY" | "COPYRIGHT"; readonly dueAt: string }
  | { readonly kind: "FEE"; readonly id: number; readonly name: string }
  | { readonly kind: "CONSENT"; readonly authors: FollowedManuscriptFragment["authors"] }
  /** The editors will ask for the form. */
  | { readonly kind: "COPYRIGHT_LATER" };

/**
 * What is open, in the order of the page. Nothing of a draft, which has a check of its own, and of a manuscript that is over.
 * @param asksCopyright whether the journal needs the transfer of rights before an article is assigned to an issue
 */
export function openParts(manuscript: Manuscript, asksCopyright: boolean): readonly OpenPart[] {
  const { state, demands, files, payments, authors } = manuscript;
  if (state === "DRAFT" || isSubmissionOver(state)) return [];
  const fees = payments
    .filter((payment) => payment.isAwaited && payment.state !== "DECLARED")
    .map(({ id, name }): OpenPart => ({ kind: "FEE", id, name }));
  const forms = demands.flatMap(({ kind, dueAt, answeredAt }): OpenPart[] =>
    answeredAt === null && (kind === "SIMILARITY" || kind === "COPYRIGHT")
      ? [{ kind: "FORM", form: kind, dueAt }]
      : [],
  );
  const isToCome =
    asksCopyright &&
    ACCEPTED_STATES.some((one) => one === state) &&
    ![...demands, ...files].some(({ kind }) => kind === "COPYRIGHT");
  // An author whose data are erased has no address and can be asked no more.
  const silent = authors.filter(
    ({ consent, email }) => email && (consent === "ASKED" || consent === "DECLINED"),
  );
  return [
    ...fees,
    ...forms,
    ...(isToCome ? [{ kind: "COPYRIGHT_LATER" } as const] : []),
    ...(silent.length > 0 ? [{ kind: "CONSENT", authors: silent } as const] : []),
  ];
}
