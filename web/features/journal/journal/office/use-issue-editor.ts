// An issue, edited: its schema, its query and its mutations.
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { issueInput } from "#schema/validation/journal/journal-articles.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedIssueFragment,
  ManagedIssueDocument,
  useCreateIssueMutation,
  useSaveIssueMutation,
} from "#web/gql/journal-office.ts";
import { issueEditPath } from "#web/paths.ts";
import { ISSUE_LABELS, restoreIssue, toIssueValues } from "./issue-values.ts";

const toStored = (issue: EditedIssueFragment) => ({ values: toIssueValues(issue), version: issue.version });

/** @param issue null: a new one */
export function useIssueEditor(issue: EditedIssueFragment | null) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreateIssueMutation();
  const [, save] = useSaveIssueMutation();
  const editor = useEditor({
    name: "issue",
    schema: issueInput,
    labels: ISSUE_LABELS,
    stored: issue ? toStored(issue) : { values: toIssueValues(null), version: null },
    draft: { form: `issue-${issue?.id ?? "new"}`, restore: restoreIssue },
    save: async (input, _values, { version }) => {
      const said = { title: intl.formatMessage({ id: "journal-office.issue.saved" }) };
      if (issue === null) {
        const { data, error } = await create({ input });
        if (!data || error) return refusalOf(error);
        const { id } = data.createIssue;
        return { ok: true, said, next: () => navigate(issueEditPath(id)) };
      }
      const { data, error } = await save({ id: issue.id, version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      return { ok: true, said, stored: toStored(data.saveIssue) };
    },
    readStored: async () => {
      if (issue === null) return null;
      const { data } = await client
        .query(ManagedIssueDocument, { id: issue.id, language: "KO" }, { requestPolicy: "network-only" })
        .toPromise();
      return data?.managedIssue ? toStored(data.managedIssue) : null;
    },
  });
  const { form } = editor;
  // An article that is assigned, or whose assignment is undone, changes the contents without a new version of the issue.
  const followContents = useEffectEvent((articles: EditedIssueFragment["articles"]) => {
    const { articleIds } = form.read();
    const isSame =
      articles.length === articleIds.length && articles.every(({ id }) => articleIds.includes(id));
    if (!isSame && !form.isDirty()) form.startFrom(toIssueValues(issue));
  });
  const articles = issue?.articles;
  useEffect(() => followContents(articles ?? []), [articles]);
  return editor;
}

export type IssueEditor = ReturnType<typeof useIssueEditor>;
