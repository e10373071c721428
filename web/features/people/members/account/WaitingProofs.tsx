// The documents of a request that waits: each change is saved at once.
import { Text } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyGradeFragment, useReplaceGradeProofsMutation } from "#web/gql/grades.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { ProofsField, ProofsHint } from "./ProofsField.tsx";

type Request = MyGradeFragment["gradeRequests"][number];

export function WaitingProofs({ request }: { request: Request }) {
  const intl = useIntl();
  const [, replace] = useReplaceGradeProofsMutation();
  const [files, show] = useState<readonly EditedFile[]>(request.proofs);
  // Several uploads may arrive before one of them is drawn, and are saved one after the other.
  const latest = useRef(files);
  const saving = useRef(Promise.resolve());
  const change = (next: readonly EditedFile[]) => {
    latest.current = next;
    show(next);
    saving.current = saving.current.then(() => save(next));
  };
  const save = async (proofFiles: readonly EditedFile[]) => {
    const { data, error } = await replace({ id: request.id, proofs: proofFiles.map(({ id }) => id) });
    const said = error || !data ? errorMessageId(refusalOf(error).code) : "grades.proofs.saved";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: said }) });
  };
  return (
    <Section title={<FormattedMessage id="grades.proofs" />} gap={12}>
      <Text fz="sm" c="dimmed">
        <ProofsHint />
      </Text>
      <ProofsField
        id="grade-proofs"
        files={files}
        onAdd={(file) => change([...latest.current, file])}
        onRemove={(file) => change(latest.current.filter(({ id }) => id !== file.id))}
      />
    </Section>
  );
}
