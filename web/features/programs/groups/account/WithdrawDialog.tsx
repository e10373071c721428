// Withdrawing people of a group: who, what comes back, and where it goes.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { Won } from "#web/components/payments/Won.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyGroupFragment, useWithdrawFromGroupMutation } from "#web/gql/groups.ts";
import { useWithdrawFromLinkedGroupMutation } from "#web/gql/linked-group.ts";

interface WithdrawDialogProps {
  group: Pick<MyGroupFragment, "id" | "people" | "refundEach">;
  /** Ids of the applications. */
  leaving: readonly number[];
  /** Of a contact without an account. */
  link?: string | null;
  /** Of what comes back so much goes to a card. */
  cardLeft: number;
  refundAccount: string | null;
  onChanged: () => void;
  onClose: () => void;
}

export function WithdrawDialog(props: WithdrawDialogProps) {
  const { group, leaving, link = null, cardLeft, onChanged, onClose } = props;
  const intl = useIntl();
  const [, withdraw] = useWithdrawFromGroupMutation();
  const [, withdrawByLink] = useWithdrawFromLinkedGroupMutation();
  const { people, refundEach } = group;
  const names = people.filter((person) => leaving.includes(person.id)).map(({ name }) => name);
  const refund = refundEach * leaving.length;
  const isAsked = refund > cardLeft && props.refundAccount === null;
  const form = useServerForm({
    name: "group-withdraw",
    schema: z.object({ refundAccount: isAsked ? requiredLine(REFUND_ACCOUNT_MAX_LENGTH) : z.string() }),
    initialValues: { refundAccount: "" },
    labels: { refundAccount: "applications.withdraw.account" },
    send: async ({ refundAccount }) => {
      const asked = { applicationIds: [...leaving], refundAccount: refundAccount || null };
      const { error } =
        link === null ? await withdraw({ id: group.id, ...asked }) : await withdrawByLink({ link, ...asked });
      if (error) {
        const refused = refusalOf(error);
        if (refused.code !== "VALIDATION") onChanged();
        return refused;
      }
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "groups.withdraw.done" }, { count: leaving.length }),
      });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="groups.withdraw.title" values={{ count: leaving.length }} />}
      detail={
        <>
          <Text>{names.join(", ")}</Text>
          <Text c="var(--ink-2)">
            <FormattedMessage id="groups.withdraw.detail" />
          </Text>
          <Text fw={600}>
            {refund > 0 ? (
              <FormattedMessage id="groups.withdraw.refund" values={{ amount: <Won amount={refund} /> }} />
            ) : (
              <FormattedMessage id="groups.withdraw.noRefund" />
            )}
          </Text>
        </>
      }
      answer={<FormattedMessage id="groups.withdraw" />}
      danger
      onClose={onClose}
    >
      {isAsked ? (
        <TextField
          {...form.field("refundAccount")}
          needed
          autoComplete="off"
          maxLength={REFUND_ACCOUNT_MAX_LENGTH}
          spellCheck={false}
          hint={<FormattedMessage id="applications.withdraw.accountHint" />}
        />
      ) : null}
    </ServerFormDialog>
  );
}
