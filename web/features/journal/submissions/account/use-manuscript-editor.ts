// A manuscript, edited: its schema, its query and its mutations, and its draft, which the server saves too.
// Saving asks for nothing: what is missing is said before it is sent.
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { submissionInput } from "#schema/validation/journal/submissions.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { useServerDraft } from "#web/components/editor/use-server-draft.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  ManuscriptEditorDocument,
  useBeginManuscriptMutation,
  useSaveManuscriptMutation,
} from "#web/gql/manuscripts.ts";
import { manuscriptPath } from "#web/paths.ts";
import {
  MANUSCRIPT_LABELS,
  type ManuscriptValues,
  restoreManuscript,
  toManuscriptInput,
  toManuscriptValues,
} from "./manuscript-values.ts";
import type { ManuscriptStart } from "./use-manuscript-start.ts";

/** Among what is typed on this device, and for what is open in another tab. */
export const manuscriptDraftName = (id: number | null, draft: number | null): string =>
  `manuscript-${id ?? (draft === null ? "new" : `new-${draft}`)}`;

interface ManuscriptEditorOptions {
  readonly start: Pick<ManuscriptStart, "manuscript" | "values" | "draft">;
  /** The one of several new ones that is continued. */
  readonly draftId: number | null;
}

export function useManuscriptEditor({
  start: { manuscript, values: start, draft },
  draftId,
}: ManuscriptEditorOptions) {
  // Each save of the draft has the page read again; what is offered is what was there first.
  const [offered] = useState(draft);
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, begin] = useBeginManuscriptMutation();
  const [, save] = useSaveManuscriptMutation();
  return useEditor({
    name: "manuscript",
    schema: submissionInput,
    toInput: toManuscriptInput,
    labels: MANUSCRIPT_LABELS,
    stored: {
      values: manuscript ? toManuscriptValues(manuscript) : start,
      version: manuscript?.version ?? null,
    },
    draft: {
      form: manuscriptDraftName(manuscript?.id ?? null, draftId),
      days: 90,
      restore: restoreManuscript,
      server: useServerDraft(offered, ({ type }: ManuscriptValues) => ({
        submissionType: type,
        submissionId: manuscript?.id ?? null,
      })),
      titleOf: ({ titleKo, titleEn }) => titleKo || titleEn,
    },
    save: async (input, _values, { version, requestKey }) => {
      const { id, error } =
        manuscript === null
          ? await begin({ requestKey, input }).then((answer) => ({
              id: answer.data?.beginSubmission.id,
              error: answer.error,
            }))
          : await save({ id: manuscript.id, version: version ?? 0, input }).then((answer) => ({
              id: answer.data?.saveSubmission.id,
              error: answer.error,
            }));
      if (id === undefined || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "manuscripts.saved" }) };
      return { ok: true, said, next: () => navigate(manuscriptPath(id)) };
    },
    readStored: async () => {
      if (manuscript === null) return null;
      const { data } = await client
        .query(ManuscriptEditorDocument, { id: manuscript.id }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.mySubmission;
      return now ? { values: toManuscriptValues(now), version: now.version } : null;
    },
  });
}
export type ManuscriptEditor = ReturnType<typeof useManuscriptEditor>;
