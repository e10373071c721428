// /admin/glossary/create and /edit/{idx}: one sense of a term.

import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { useClient } from "urql";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { TermFields } from "#web/features/site/glossary/TermFields.tsx";
import { type EditedTermFragment, ManagedGlossaryTermDocument } from "#web/gql/glossary-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { useTermEditor } from "./use-term-editor.ts";
import { useTermTrash } from "./use-term-trash.ts";

export function Component() {
  const { idx } = useParams();
  return (
    <>
      <OfficeHead id="term-title" mb={20} />
      {idx === undefined ? <TermForm term={null} /> : <StoredTerm id={parseIdx(idx)} />}
    </>
  );
}

function StoredTerm({ id }: { id: number }) {
  const client = useClient();
  const { start, reload } = useEditorStart(`term ${id}`, async () => {
    const { managedGlossaryTerm } = await loadQuery(client, ManagedGlossaryTermDocument, { id });
    if (managedGlossaryTerm === null) throw notFound();
    return { term: managedGlossaryTerm };
  });
  const { restore } = useTermTrash(reload);
  if (start === null) {
    return (
      <p role="status">
        <FormattedMessage id="glossary-office.loading" />
      </p>
    );
  }
  const { term, round } = start;
  if (!term.isTrashed) return <TermForm key={round} term={term} />;
  return (
    <TrashNotice
      detail={<FormattedMessage id="glossary-office.trashed" values={{ title: term.ko }} />}
      onRestore={() => void restore({ id, title: term.ko })}
    />
  );
}

function TermForm({ term }: { term: EditedTermFragment | null }) {
  const intl = useIntl();
  const editor = useTermEditor(term);
  const describe: DescribeValue = (field, value) =>
    field === "field" && value !== ""
      ? intl.formatMessage({ id: `glossary.field.${String(value)}` as MessageId })
      : undefined;
  return (
    <Box maw="var(--form-wide)">
      {term?.suggestedBy || term?.reason ? (
        <Text c="var(--ink-2)" mb={16}>
          <FormattedMessage id={`glossary-office.status.${term.status}`} />
          {". "}
          {term.suggestedBy ? (
            <FormattedMessage id="glossary-office.suggestedBy" values={{ name: term.suggestedBy }} />
          ) : null}{" "}
          {term.reason ? (
            <FormattedMessage id="glossary-office.reason" values={{ reason: term.reason }} />
          ) : null}
        </Text>
      ) : null}
      <EditorFrame editor={editor} labelledBy="term-title" describe={describe}>
        <TermFields form={editor.form} />
        <SaveBar editor={editor} />
      </EditorFrame>
    </Box>
  );
}
