// Begins a letter to some people, and opens it.

import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type CreateLetterMutationVariables, useCreateLetterMutation } from "#web/gql/new-letter.ts";
import { letterPath } from "#web/paths.ts";

export function useNewLetter() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [{ fetching }, create] = useCreateLetterMutation();
  return async (to: CreateLetterMutationVariables): Promise<void> => {
    if (fetching) return;
    const { data, error } = await create(to);
    if (data) return void (await navigate(letterPath(data.createLetter.id)));
    void sayRefusal(intl, error);
  };
}
