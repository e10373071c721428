// Gets a paper with a number: about a payment, or of the own membership.
import { Button } from "@mantine/core";
import { mdiFileCertificateOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { DocumentDialog } from "./DocumentDialog.tsx";

/** @param paymentId null: the certificate of membership */
export function DocumentButton({ paymentId }: { paymentId: number | null }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        variant="outline"
        leftSection={<Icon path={mdiFileCertificateOutline} size={18} />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={paymentId === null ? "papers.getMembership" : "papers.get"} />
      </Button>
      {open ? <DocumentDialog paymentId={paymentId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
