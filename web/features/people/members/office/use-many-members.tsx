// Shows what the office does with many members at once: chosen ones, or everybody the filter holds.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { useNewMailing } from "#web/components/mailings/use-new-mailing.ts";
import {
  type MembersQueryVariables,
  useApproveGradeRequestsMutation,
  useInviteMembersMutation,
  useRestoreMembersMutation,
  useSuspendMembersMutation,
} from "#web/gql/member-office.ts";

/** @param again asks for the list again */
export function useManyMembers(
  filter: MembersQueryVariables["filter"],
  again: () => void,
): readonly BulkAction[] {
  const act = useBulkAct(again);
  const begin = useNewMailing();
  const [, approve] = useApproveGradeRequestsMutation();
  const [, invite] = useInviteMembersMutation();
  const [, suspend] = useSuspendMembersMutation();
  const [, restore] = useRestoreMembersMutation();
  return [
    {
      key: "write",
      label: <FormattedMessage id="mailings.write" />,
      run: async (selection) => {
        await begin({
          members: filter ?? {},
          ids: selection.kind === "some" ? [...selection.ids] : null,
        });
        return false;
      },
    },
    {
      key: "approve",
      label: <FormattedMessage id="member-office.bulk.approve" />,
      ask: (count) => ({
        title: <FormattedMessage id="member-office.bulk.approveTitle" values={{ count }} />,
        detail: <FormattedMessage id="member-office.bulk.approveDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await approve({ which, filter: filter ?? null });
          return { step: data?.approveGradeRequests, error };
        }),
    },
    {
      key: "invite",
      label: <FormattedMessage id="member-office.action.invite" />,
      ask: (count) => ({
        title: <FormattedMessage id="member-office.bulk.inviteTitle" values={{ count }} />,
        detail: <FormattedMessage id="member-office.bulk.inviteDetail" />,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await invite({ which, filter: filter ?? null });
          return { step: data?.inviteMembers, error };
        }),
    },
    {
      key: "suspend",
      label: <FormattedMessage id="member-office.action.suspend" />,
      ask: (count) => ({
        title: <FormattedMessage id="member-office.bulk.suspendTitle" values={{ count }} />,
        detail: <FormattedMessage id="member-office.bulk.suspendDetail" />,
        needsReason: true,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await suspend({ which, filter: filter ?? null, reason: tools.reason });
          return { step: data?.suspendMembers, error };
        }),
    },
    {
      key: "restore",
      label: <FormattedMessage id="member-office.action.restore" />,
      ask: (count) => ({
        title: <FormattedMessage id="member-office.bulk.restoreTitle" values={{ count }} />,
        detail: <FormattedMessage id="member-office.bulk.restoreDetail" />,
        needsReason: true,
      }),
      run: (selection, count, tools) =>
        act(selection, count, tools, async (which) => {
          const { data, error } = await restore({ which, filter: filter ?? null, reason: tools.reason });
          return { step: data?.restoreMembers, error };
        }),
    },
  ];
}
