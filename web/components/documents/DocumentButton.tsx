// Gets a document with a number: about a payment, of the own membership, or of reviews.
import { Button } from "@mantine/core";
import { mdiFileCertificateOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { type DocumentAbout, DocumentDialog } from "./DocumentDialog.tsx";

const GETS = {
  PAYMENT: "printed.get",
  MEMBERSHIP: "printed.getMembership",
  REVIEW: "printed.getReview",
  LINKED_REVIEW: "printed.getLinkedReview",
  EXAM_CERTIFICATE: "printed.getCertificate",
  COMPLETION: "printed.getCompletion",
  ATTENDANCE: "printed.getAttendance",
} as const;

interface DocumentButtonProps {
  about: DocumentAbout;
  /** Id of the element that distinguishes it from buttons with the same words. */
  describedBy?: string;
}

export function DocumentButton({ about, describedBy }: DocumentButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        variant="outline"
        aria-describedby={describedBy}
        leftSection={<Icon path={mdiFileCertificateOutline} size={18} />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage
          id={GETS[about.kind === "LINKED_APPLICATION" ? about.certificate : about.kind]}
          values={about.kind === "REVIEW" ? { year: String(about.year) } : {}}
        />
      </Button>
      {open ? <DocumentDialog about={about} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
