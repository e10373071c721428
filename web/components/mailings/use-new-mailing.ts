// Begins a mailing to some people, and opens it.

import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type CreateMailingMutationVariables, useCreateMailingMutation } from "#web/gql/new-mailing.ts";
import { mailingPath } from "#web/paths.ts";

export function useNewMailing() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [{ fetching }, create] = useCreateMailingMutation();
  return async (to: CreateMailingMutationVariables): Promise<void> => {
    if (fetching) return;
    const { data, error } = await create(to);
    if (data) return void (await navigate(mailingPath(data.createMailing.id)));
    void sayRefusal(intl, error);
  };
}
