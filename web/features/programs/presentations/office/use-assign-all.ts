// Assigns reviews a part at a time and shows the progress; an interrupted run continues when it is started again.
import { useState } from "react";
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { useAssignPresentationReviewsMutation } from "#web/gql/presentations-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

interface AssignAll {
  readonly programId: number;
  readonly onChanged: () => void;
}

export function useAssignAll({ programId, onChanged }: AssignAll) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [, assign] = useAssignPresentationReviewsMutation();
  const run = async () => {
    const progress = (done: number, all: number) =>
      intl.formatMessage({ id: "presentations-office.assigning" }, { done, all });
    const toast = showToast({ kind: "busy", title: progress(0, 0) });
    const sums = { assigned: 0, short: 0, done: 0 };
    let after: number | null = null;
    do {
      const { data, error } = await assign({ programId, after });
      if (!data || error) {
        const title = intl.formatMessage({ id: errorMessageId(refusalOf(error).code) });
        return updateToast(toast, { kind: "bad", title });
      }
      const part = data.assignPresentationReviews;
      sums.assigned += part.assigned;
      sums.short += part.short;
      sums.done += part.done;
      after = part.after;
      updateToast(toast, { kind: "busy", title: progress(sums.done, sums.done + part.left) });
    } while (after !== null);
    const { assigned, short } = sums;
    updateToast(toast, {
      kind: "ok",
      title: intl.formatMessage({ id: "presentations-office.assigned" }, { assigned, short }),
    });
  };
  const assignAll = async () => {
    setBusy(true);
    await run();
    setBusy(false);
    onChanged();
  };
  return { isBusy, assignAll };
}
