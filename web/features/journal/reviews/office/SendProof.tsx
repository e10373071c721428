// A proof is chosen, looked at by its name, and sent to the author.
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { TYPESET_ENDINGS } from "#schema/validation/core/files.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { LockedFiles } from "#web/components/files/LockedFiles.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useSendProofMutation } from "#web/gql/submission-printing.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";

export function SendProof({ id, onChanged }: { id: number; onChanged: () => void }) {
  const [file, setFile] = useState<EditedFile | null>(null);
  const uploads = useUploads("manuscript", (sent) => setFile(toEditedFile(sent)), {
    endings: TYPESET_ENDINGS,
  });
  const [, send] = useSendProofMutation();
  const act = useAction(onChanged);
  const sentWords = useSentWords();
  const give = async (fileId: number) => {
    if (await act(send({ id, fileId }), sentWords("printing.sent"))) setFile(null);
  };
  return (
    <Stack gap={12}>
      <UploadList uploads={uploads} />
      {file === null ? null : <LockedFiles files={[file]} />}
      <FileDrop
        id="proof-file"
        kind="manuscript"
        accept=".pdf"
        endings={TYPESET_ENDINGS}
        multiple={false}
        label={<FormattedMessage id="printing.upload" />}
        onFiles={uploads.replace}
      />
      {file === null ? null : (
        <Group>
          <Button size="sm" onClick={() => void give(file.id)}>
            <FormattedMessage id="printing.send" />
          </Button>
        </Group>
      )}
    </Stack>
  );
}
