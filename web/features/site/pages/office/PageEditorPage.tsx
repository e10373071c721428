// Shows where a page of the association is written: its address with /edit behind it. What it starts from is
// asked for in the browser, with the session; the editor itself is loaded with this page only.

import { FormattedMessage, useIntl } from "react-intl";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { WritingStart } from "#web/components/editor/WritingStart.tsx";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import { PageForm } from "./PageForm.tsx";
import { useEditedPage } from "./use-edited-page.ts";
import { pageDraftName } from "./use-page-editor.ts";

export function Component({ pageKey: key }: { pageKey: PageKey }) {
  const intl = useIntl();
  const { start, reload } = useEditedPage(key);
  const page = intl.formatMessage({ id: PAGE_NAMES[key] });
  return (
    <WritingPage
      title={<FormattedMessage id="page-editing.page.title" values={{ page }} />}
      back={{ to: PAGE_PATHS[key], label: page }}
    >
      <WritingStart
        name={pageDraftName(key)}
        start={start}
        onReload={reload}
        loading={<FormattedMessage id="page-editing.page.loading" />}
      >
        {(begun) => (
          <PageForm
            key={`${key} ${begun.round}`}
            page={begun.page}
            labelledBy={WRITING_TITLE}
            onReload={reload}
          />
        )}
      </WritingStart>
    </WritingPage>
  );
}
