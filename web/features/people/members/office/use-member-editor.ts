// A member's details, edited by the office: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { managedMember } from "#schema/validation/people/managed-members.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { MemberEditorDocument, useSaveMemberMutation } from "#web/gql/member-office.ts";
import { MEMBER_LABELS, type MemberRecord, restoreMember, toStoredMember } from "./member-details.ts";

/** Another person's details stay on the office's machine no longer than they must. */
const DRAFT_DAYS = 1;

export function useMemberEditor(record: MemberRecord, onSaved: () => void) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveMemberMutation();
  const { id } = record;
  return useEditor({
    name: "member",
    schema: managedMember,
    labels: MEMBER_LABELS,
    stored: toStoredMember(record),
    draft: { form: `member-${id}`, days: DRAFT_DAYS, restore: restoreMember },
    save: async (input, _values, { version }) => {
      const { data, error } = await save({ id, version: version ?? 0, input });
      const saved = data?.saveMember.record;
      if (!saved || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "member-office.saved" }) };
      return { ok: true, stored: toStoredMember(saved), said, next: onSaved };
    },
    readStored: async () => {
      const { data } = await client
        .query(MemberEditorDocument, { id }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.managedMember?.record;
      return now ? toStoredMember(now) : null;
    },
  });
}
