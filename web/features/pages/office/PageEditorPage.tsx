// Where a page of the association is written, in place: its address with /edit behind it. What it starts from is asked for in the browser,
// with the session; the editor itself is loaded with this page only.

import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dropDraft } from "#web/browser/local-draft.ts";
import { DraftOffer } from "#web/components/editor/DraftOffer.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { PAGE_NAMES } from "#web/features/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import styles from "./PageEditorPage.module.css";
import { PageForm } from "./PageForm.tsx";
import { findKeptDraft, pageDraftKey } from "./page-draft.ts";
import { type EditedPage, toPageValues } from "./page-values.ts";
import { useEditedPage } from "./use-edited-page.ts";

export function Component({ pageKey: key }: { pageKey: PageKey }) {
  const intl = useIntl();
  const { start, reload } = useEditedPage(key);
  const page = intl.formatMessage({ id: PAGE_NAMES[key] });
  return (
    <>
      <PageHead
        crumbs={[
          { label: page, to: PAGE_PATHS[key] },
          { label: intl.formatMessage({ id: "page-editing.page.edit" }) },
        ]}
        heading={
          <h1 id="editor-title">
            <FormattedMessage id="page-editing.page.title" values={{ page }} />
          </h1>
        }
      />
      <div className={`frame ${styles.page}`}>
        {start === null ? (
          <p role="status">
            <FormattedMessage id="page-editing.page.loading" />
          </p>
        ) : (
          <Start key={`${key} ${start.round}`} page={start.page} onReload={reload} />
        )}
      </div>
    </>
  );
}

/** The page as it is, unless something unsaved is taken up first. */
function Start({ page, onReload }: { page: EditedPage; onReload: () => void }) {
  const [kept] = useState(() => findKeptDraft(page.key, Date.now()));
  const [choice, setChoice] = useState<"open" | "accepted" | "discarded">(kept ? "open" : "discarded");
  const [stored] = useState(() => toPageValues(page));
  if (kept && choice === "open") {
    return (
      <DraftOffer
        draft={kept}
        isBehind={kept.baseVersion !== page.number}
        onAccept={() => setChoice("accepted")}
        onDiscard={() => {
          dropDraft(pageDraftKey(page.key));
          setChoice("discarded");
        }}
      />
    );
  }
  const accepted = choice === "accepted" ? kept : null;
  return (
    <PageForm
      page={page}
      initialValues={accepted?.values ?? stored}
      baseNumber={accepted ? accepted.baseVersion : page.number}
      changed={accepted !== null}
      labelledBy="editor-title"
      onReload={onReload}
    />
  );
}
