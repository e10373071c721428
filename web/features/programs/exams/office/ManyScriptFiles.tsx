// Many scans at once: each goes to the script whose examinee's number its name begins with or holds. What
// goes where is shown before.
import { Button, FileButton, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { matchScriptFiles } from "#schema/validation/programs/exam-scripts.ts";
import { uploadFile } from "#web/api/upload.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { type ExamScriptRowFragment, useAttachScriptFileMutation } from "#web/gql/exam-scoring.ts";
import { SCRIPT_ACCEPT } from "./ScriptFile.tsx";

interface ManyScriptFilesProps {
  scripts: readonly ExamScriptRowFragment[];
  onChanged: () => void;
}

export function ManyScriptFiles({ scripts, onChanged }: ManyScriptFilesProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [, attach] = useAttachScriptFileMutation();
  const { matched, unmatched } = matchScriptFiles(
    files.map(({ name }) => name),
    scripts,
  );
  const send = async () => {
    const wrong: string[] = [];
    for (const [at, { index, scriptId }] of matched.entries()) {
      setSent(at);
      const file = files[index];
      const result = file ? await uploadFile(file, "script").done : null;
      const isDone = result?.ok === true && !(await attach({ id: scriptId, fileId: result.file.id })).error;
      if (!isDone && file) wrong.push(file.name);
    }
    setSent(null);
    setFailed(wrong);
    setFiles(files.filter(({ name }) => wrong.includes(name)));
    onChanged();
  };
  return (
    <>
      <FileButton
        multiple
        accept={SCRIPT_ACCEPT}
        onChange={(chosen) => setFiles(chosen)}
        inputProps={{ "aria-hidden": true }}
        key={files.length}
      >
        {(props) => (
          <Button {...props} size="sm" variant="outline">
            <FormattedMessage id="exam-scoring.files.many" />
          </Button>
        )}
      </FileButton>
      {files.length === 0 ? null : (
        <FormDialog
          title={<FormattedMessage id="exam-scoring.files.title" values={{ count: matched.length }} />}
          answer={<FormattedMessage id="exam-scoring.files.send" values={{ count: matched.length }} />}
          pending={sent !== null || matched.length === 0}
          onAnswer={() => void send()}
          onClose={() => setFiles([])}
        >
          {failed.length === 0 ? null : (
            <Text role="alert" c="var(--bad)" className="longWords">
              <FormattedMessage id="exam-scoring.files.failed" values={{ names: failed.join(", ") }} />
            </Text>
          )}
          {sent === null ? null : (
            <Text role="status">
              <FormattedMessage
                id="exam-scoring.files.sending"
                values={{ done: sent, all: matched.length }}
              />
            </Text>
          )}
          <ul>
            {matched.map(({ index, label }) => (
              <li key={index} className="longWords">
                {files[index]?.name} → {label}
              </li>
            ))}
          </ul>
          {unmatched.length === 0 ? null : (
            <Text c="var(--bad)" className="longWords">
              <FormattedMessage
                id="exam-scoring.files.unmatched"
                values={{ names: unmatched.map((index) => files[index]?.name).join(", ") }}
              />
            </Text>
          )}
        </FormDialog>
      )}
    </>
  );
}
