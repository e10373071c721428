import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";

interface RemoveFactorButtonProps {
  /** Of the factor, as the person knows it. */
  name: string;
  onRemove: () => Promise<void>;
}

/** Takes a factor away, after a question. */
export function RemoveFactorButton({ name, onRemove }: RemoveFactorButtonProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={intl.formatMessage({ id: "account.security.removeThis" }, { name })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="account.security.remove" />
      </Button>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="account.security.removeTitle" values={{ name }} />}
          detail={<FormattedMessage id="account.security.removeDetail" />}
          action={<FormattedMessage id="account.security.remove" />}
          onConfirm={() => {
            setAsking(false);
            void onRemove();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
