// The decision of a version, as a form: what is typed is saved on this device until it is sent, and a
// colleague's decision takes nothing of it away.
import { useState } from "react";
import { useIntl } from "react-intl";
import { decisionForm } from "#schema/validation/journal/reviews.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type ManagedSubmissionPartsFragment,
  useDecideSubmissionMutation,
} from "#web/gql/managed-submissions.ts";
import { DECISION_LABELS, EMPTY_DECISION, restoreDecision } from "./decision-values.ts";

interface DecisionFormOptions {
  readonly manuscript: ManagedSubmissionPartsFragment;
  /** Something is missing for an acceptance, or no review was sent; it is given with a reason all the same. */
  readonly needsReason: boolean;
  /** It was decided, or refused: what is on the page may be another by now. */
  readonly onChanged: () => void;
  readonly onDone: () => void;
}

export function useDecisionForm({ manuscript, needsReason, onChanged, onDone }: DecisionFormOptions) {
  const intl = useIntl();
  const { id } = manuscript;
  // The version that was read: another one, or a colleague's decision of this one, is a conflict.
  const [round] = useState(manuscript.round);
  const [, decide] = useDecideSubmissionMutation();
  const form = useServerForm({
    name: "decide",
    schema: decisionForm(needsReason),
    initialValues: EMPTY_DECISION,
    labels: DECISION_LABELS,
    send: async ({ missingReason, ...input }) => {
      await draft.rest();
      const { error } = await decide({ id, round, input, missingReason: needsReason ? missingReason : null });
      onChanged();
      if (error) {
        draft.resume();
        return refusalOf(error);
      }
      draft.done();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "submission-office.decide.done" }) });
      onDone();
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `decision-${id}-${round}`,
    restore: ({ values }) => restoreDecision(values),
    onTake: (values) => form.setValues(values),
  });
  return { form, draft, decided: manuscript.decisions.find((one) => one.round === round) ?? null };
}
