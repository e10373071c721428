// A page that nobody has written yet.
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import { AssociationHead } from "./AssociationHead.tsx";

export function NoVersion({ pageKey }: { pageKey: PageKey }) {
  return (
    <>
      <AssociationHead pageKey={pageKey} title={null} />
      <div className="frame">
        <EmptyState
          title={<FormattedMessage id="pages.page.none" />}
          detail={<FormattedMessage id="pages.page.noneDetail" />}
        />
      </div>
    </>
  );
}
