// Says what a page's editor starts from: its newest version and what its writer left unsaved.
import { useClient } from "urql";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PageEditorDocument } from "#web/gql/page-editing.ts";
import { loadQuery } from "#web/page/load-query.ts";

/** Null while it is read. */
export function useEditedPage(key: PageKey) {
  const client = useClient();
  return useEditorStart(key, async () => {
    const { pageForEditing: page } = await loadQuery(client, PageEditorDocument, { key });
    return { page };
  });
}
