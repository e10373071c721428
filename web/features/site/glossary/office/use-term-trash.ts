// Into the trash and out of it again, with a word about it each time. What fails says so and changes nothing.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoOffer } from "#web/components/toasts/use-undo-offer.ts";
import { useDeleteGlossaryTermMutation, useRestoreGlossaryTermMutation } from "#web/gql/glossary-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export interface TrashedTerm {
  readonly id: number;
  readonly title: string;
}

/** `onChanged` is called after each move, the one back too. */
export function useTermTrash(onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoOffer();
  const [, deleteTerm] = useDeleteGlossaryTermMutation();
  const [, restoreTerm] = useRestoreGlossaryTermMutation();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const fail = (error: Parameters<typeof refusalOf>[0]) => {
    const { code, fields } = refusalOf(error);
    const [first] = Object.values(fields ?? {}).flat();
    showToast({ kind: "bad", title: say(errorMessageId(first ?? code)) });
  };

  /** Whether it came. */
  const restore = async ({ id, title }: TrashedTerm): Promise<boolean> => {
    const { error } = await restoreTerm({ id });
    if (error) fail(error);
    else {
      showToast({ kind: "ok", title: say("glossary-office.restored"), text: title });
      onChanged();
    }
    return !error;
  };
  const remove = async (term: TrashedTerm): Promise<void> => {
    const { error } = await deleteTerm({ id: term.id });
    if (error) return void fail(error);
    offerUndo({
      title: say("glossary-office.deleted"),
      text: term.title,
      undo: () => restoreTerm({ id: term.id }),
      undone: say("glossary-office.restored"),
      onBack: onChanged,
    });
    onChanged();
  };
  return { remove, restore };
}
