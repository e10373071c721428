// The letter that a verdict offers. It takes the place of nothing that was typed unless the editor says so,
// and of two answers the one to the last question counts.
import { useRef, useState } from "react";
import { useClient } from "urql";
import type { ReviewVerdictName } from "#schema/validation/journal/review-state.ts";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { DecisionLetterDocument } from "#web/gql/managed-submissions.ts";
import type { DecisionPath, DecisionValues } from "./decision-values.ts";

/** What became of the letter of the verdict that was chosen last. */
type Offer =
  | { readonly kind: "NONE" }
  | { readonly kind: "LOADING" }
  | { readonly kind: "FAILED"; readonly verdict: ReviewVerdictName }
  /** Something was typed: the editor says whether this takes its place. */
  | { readonly kind: "ASKS"; readonly letter: string };

const NONE: Offer = { kind: "NONE" };

export function useOfferedDecisionLetter(
  submissionId: number,
  form: Pick<ServerForm<DecisionValues, DecisionPath>, "read" | "change">,
) {
  const client = useClient();
  const [offer, setOffer] = useState<Offer>(NONE);
  const asked = useRef(0);
  /** As it was put in: anyone who changed it has typed. */
  const put = useRef("");
  const take = (letter: string) => {
    put.current = letter;
    form.change("letter", letter);
    setOffer(NONE);
  };
  const choose = async (verdict: ReviewVerdictName | "") => {
    asked.current += 1;
    const number = asked.current;
    if (verdict === "") return setOffer(NONE);
    setOffer({ kind: "LOADING" });
    const { data } = await client
      .query(DecisionLetterDocument, { id: submissionId, verdict }, { requestPolicy: "network-only" })
      .toPromise();
    if (number !== asked.current) return;
    const letter = data?.managedSubmission?.letterDraft;
    if (letter === undefined) return setOffer({ kind: "FAILED", verdict });
    const typed = form.read().letter;
    if (typed.trim() === "" || typed === put.current) take(letter);
    else setOffer(typed === letter ? NONE : { kind: "ASKS", letter });
  };
  return { offer, choose, take, leave: () => setOffer(NONE) };
}
