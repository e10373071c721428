// Shows where editors enter or correct the English texts of a manuscript, until it is closed or an article:
// then the article has its own.
import { Box, Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { SUBMISSION_PARTS } from "#web/components/requirements/MissingRequirements.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { EnglishTextsDialog } from "./EnglishTextsDialog.tsx";

interface EnglishTextsProps {
  manuscript: ManagedSubmissionPartsFragment;
  onChanged: () => void;
}

export function EnglishTexts({ manuscript, onChanged }: EnglishTextsProps) {
  const [isOpen, setOpen] = useState(false);
  // A dialog that is open stays, whatever a colleague does meanwhile: something may have been typed into it.
  if (!isOpen && (isSubmissionOver(manuscript.state) || manuscript.article !== null)) return null;
  return (
    <Box id={SUBMISSION_PARTS.english}>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage id="submission-office.english.edit" />
      </Button>
      {isOpen ? (
        <EnglishTextsDialog manuscript={manuscript} onClose={() => setOpen(false)} onChanged={onChanged} />
      ) : null}
    </Box>
  );
}
