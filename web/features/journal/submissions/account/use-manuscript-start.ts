// Says what the form of a manuscript starts from: the manuscript as it is saved, or an empty one, and what
// its author typed and did not save.
import { useClient } from "urql";
import type { RequirementName } from "#schema/validation/journal/requirements.ts";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import {
  ManuscriptEditorDocument,
  ManuscriptStartDocument,
  type WrittenManuscriptFragment,
} from "#web/gql/manuscripts.ts";
import type { EditedDraftFragment } from "#web/gql/server-drafts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { notFound } from "#web/page/page-error.ts";
import { emptyManuscript, type ManuscriptValues } from "./manuscript-values.ts";

export interface ManuscriptStart {
  /** Null: a new one, which begins with `values`. */
  readonly manuscript: WrittenManuscriptFragment | null;
  readonly values: ManuscriptValues;
  /** What its author typed and did not save, and is offered in the form. */
  readonly draft: EditedDraftFragment | null;
  /** Several new ones, of which the author chooses one or none. */
  readonly unsaved: readonly EditedDraftFragment[];
  /** What the journal asks of authors with the manuscript. */
  readonly requirements: readonly RequirementName[];
  /** The journal takes new manuscripts elsewhere. */
  readonly isClosed: boolean;
}

/**
 * Null while it is read. An id that is no manuscript of the viewer is 404.
 * @param draft the one that a new manuscript continues; null: it is offered where it is the only one
 */
export function useManuscriptStart(id: number | null, draft: number | null) {
  const client = useClient();
  const language = toGraphqlLanguage(useLanguage());
  return useEditorStart(`manuscript ${id} ${draft}`, async (): Promise<ManuscriptStart> => {
    if (id !== null) {
      const { mySubmission, journalGuide } = await loadQuery(client, ManuscriptEditorDocument, { id });
      if (mySubmission === null) throw notFound();
      const { requirements } = journalGuide;
      const values = emptyManuscript(mySubmission.language, null);
      const own = { manuscript: mySubmission, values, draft: mySubmission.draft };
      return { ...own, unsaved: [], requirements, isClosed: false };
    }
    const { newSubmissionDrafts, journalGuide, viewer } = await loadQuery(
      client,
      ManuscriptStartDocument,
      {},
    );
    const chosen = newSubmissionDrafts.find((one) => one.id === draft) ?? null;
    const [only = null, ...more] = newSubmissionDrafts;
    const isChoice = chosen === null && more.length > 0;
    return {
      manuscript: null,
      values: emptyManuscript(language, viewer?.member ?? null),
      draft: isChoice ? null : (chosen ?? only),
      unsaved: isChoice ? newSubmissionDrafts : [],
      requirements: journalGuide.requirements,
      isClosed: journalGuide.flow === "JAMS",
    };
  });
}
