// Where a page of the association is written: its address with /edit behind it. What it starts from is asked for in the browser,
// with the session; the editor itself is loaded with this page only.

import { FormattedMessage, useIntl } from "react-intl";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { PAGE_NAMES } from "#web/features/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import { PageForm } from "./PageForm.tsx";
import { useEditedPage } from "./use-edited-page.ts";

export function Component({ pageKey: key }: { pageKey: PageKey }) {
  const intl = useIntl();
  const { start } = useEditedPage(key);
  const page = intl.formatMessage({ id: PAGE_NAMES[key] });
  return (
    <WritingPage
      title={<FormattedMessage id="page-editing.page.title" values={{ page }} />}
      back={{ to: PAGE_PATHS[key], label: page }}
    >
      {start === null ? (
        <p role="status">
          <FormattedMessage id="page-editing.page.loading" />
        </p>
      ) : (
        <PageForm key={`${key} ${start.round}`} page={start.page} labelledBy={WRITING_TITLE} />
      )}
    </WritingPage>
  );
}
