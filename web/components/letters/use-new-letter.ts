// Begins a letter to some people, and opens it.
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type CreateLetterMutationVariables, useCreateLetterMutation } from "#web/gql/new-letter.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { letterPath } from "#web/paths.ts";

export function useNewLetter() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [{ fetching }, create] = useCreateLetterMutation();
  return async (to: CreateLetterMutationVariables): Promise<void> => {
    if (fetching) return;
    const { data, error } = await create(to);
    if (data) return void (await navigate(letterPath(data.createLetter.id)));
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) });
  };
}
