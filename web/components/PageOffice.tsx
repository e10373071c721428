// The link to a page's editor, for people whom the server allows to write the page.

import { mdiPencilOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { isJournalPage } from "#schema/validation/site/page-kinds.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { usePageRightsQuery } from "#web/gql/page-office.ts";
import { pageEditPath } from "#web/paths.ts";
import { ButtonLink } from "./ButtonLink.tsx";
import { Icon } from "./Icon.tsx";

export function PageOffice({ pageKey }: { pageKey: PageKey }) {
  const [{ data }] = usePageRightsQuery();
  const viewer = data?.viewer;
  if (!viewer?.canWritePages && !(viewer?.canManageJournal && isJournalPage(pageKey))) return null;
  return (
    <ButtonLink to={pageEditPath(pageKey)} size="sm" variant="outline">
      <Icon path={mdiPencilOutline} />
      <FormattedMessage id="components.pageOffice.edit" />
    </ButtonLink>
  );
}
