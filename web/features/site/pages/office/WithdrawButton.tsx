// Takes a coming version back, after a question; the toast lets it come after all.

import { Button } from "@mantine/core";
import { mdiCalendarRemoveOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { useUndoPageWithdrawalMutation, useWithdrawPageMutation } from "#web/gql/page-editing.ts";

interface WithdrawButtonProps {
  readonly pageKey: PageKey;
  readonly number: number;
  /** From when it was to be in force, in words. */
  readonly date: string;
  /** Something is written that is not saved. */
  readonly isChanged: boolean;
  /** What is there is another now. */
  readonly onDone: () => void;
}

export function WithdrawButton({ pageKey: key, number, date, isChanged, onDone }: WithdrawButtonProps) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [isAsked, ask] = useState(false);
  const [, withdraw] = useWithdrawPageMutation();
  const [, undoWithdrawal] = useUndoPageWithdrawalMutation();
  const confirm = async () => {
    ask(false);
    const { error } = await withdraw({ key, number });
    if (error) {
      void sayRefusal(intl, error);
      return;
    }
    offerUndo({
      title: intl.formatMessage({ id: "page-editing.withdraw.done" }, { number }),
      undo: () => undoWithdrawal({ key, number }),
      undone: intl.formatMessage({ id: "page-editing.withdraw.undone" }, { number, date }),
      onBack: onDone,
    });
    onDone();
  };
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage({ id: "page-editing.withdraw.label" }, { number })}
        onClick={() => ask(true)}
      >
        <Icon path={mdiCalendarRemoveOutline} size={18} />
        <FormattedMessage id="page-editing.withdraw" />
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={<FormattedMessage id="page-editing.withdraw.title" values={{ number }} />}
          detail={
            <>
              <FormattedMessage id="page-editing.withdraw.detail" values={{ date }} />
              {isChanged ? (
                <>
                  {" "}
                  <FormattedMessage id="versions.ask.unsaved" />
                </>
              ) : null}
            </>
          }
          action={<FormattedMessage id="page-editing.withdraw" />}
          onConfirm={() => void confirm()}
          onCancel={() => ask(false)}
        />
      ) : null}
    </>
  );
}
