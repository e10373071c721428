// The own details, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { memberDetails } from "#schema/validation/people/members.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { MyAccountDocument, type MyDetailsFragment, useUpdateMyDetailsMutation } from "#web/gql/members.ts";
import { session } from "#web/session/session.ts";
import {
  DETAILS_LABELS,
  type DetailsValues,
  restoreDetails,
  toDetailsFields,
  toDetailsInput,
  toDetailsValues,
} from "./my-details.ts";

const toStored = (member: MyDetailsFragment): Stored<DetailsValues> => ({
  version: member.version,
  values: toDetailsValues(member),
});

export function useDetailsEditor(member: MyDetailsFragment) {
  const intl = useIntl();
  const client = useClient();
  const [, update] = useUpdateMyDetailsMutation();
  return useEditor({
    name: "details",
    schema: memberDetails,
    labels: DETAILS_LABELS,
    stored: toStored(member),
    draft: { form: "details", restore: restoreDetails },
    save: async (details, _values, { version }) => {
      const { data, error } = await update({ version: version ?? 0, input: toDetailsInput(details) });
      if (!data || error) return refusalOf(error, toDetailsFields);
      const changed = data.updateMyDetails;
      const { user } = session.state();
      if (user) session.updateUser({ ...user, name: changed.name });
      const said = { title: intl.formatMessage({ id: "members.details.saved" }) };
      return { ok: true, stored: toStored(changed), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(MyAccountDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.viewer?.member;
      return now ? toStored(now) : null;
    },
  });
}
