// Withdrawing by the link of an application: it is asked once, and what comes back goes to the institution.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useWithdrawLinkedApplicationMutation } from "#web/gql/linked-application.ts";
import type { LinkedPartProps } from "./LinkedApplication.tsx";

export function WithdrawLinked({ application, link, onChanged }: LinkedPartProps) {
  const [asked, setAsked] = useState(false);
  const [, withdraw] = useWithdrawLinkedApplicationMutation();
  const act = useAction(onChanged);
  const { program, groupName } = application;
  return (
    <div>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        <FormattedMessage id="applications.withdraw.button" />
      </Button>
      {asked ? (
        <ConfirmDialog
          title={
            <FormattedMessage id="applications.withdraw.title" values={{ program: program.title.text }} />
          }
          detail={
            groupName === null ? (
              <FormattedMessage id="applications.withdraw.detail" />
            ) : (
              <FormattedMessage id="groups.withdraw.own" values={{ payer: groupName }} />
            )
          }
          action={<FormattedMessage id="applications.withdraw.button" />}
          onConfirm={() => {
            setAsked(false);
            void act(withdraw({ link }), "applications.withdraw.done");
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
