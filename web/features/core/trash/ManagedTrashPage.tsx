// /admin/trash: everything that was thrown away and can still be had back. Kind and page are in the address.

import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useTrashQuery } from "#web/gql/trash.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { TRASH_LIST, useTrashColumns } from "./trash-list.tsx";
import { useManyTrashed } from "./use-many-trashed.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="trash.lede" />} />
      <Trash />
    </>
  );
}

function Trash() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(TRASH_LIST);
  const asked = useTrashQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  // Thirty days of it are always counted to the end.
  const result = useListResult(asked, ({ trash }) => ({ ...trash, hasMore: false }));
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "trash.title" })}
      columns={useTrashColumns(result.onRetry)}
      rowName={({ title }) => title.text || intl.formatMessage({ id: "trash.untitled" })}
      result={result}
      actions={useManyTrashed(list.variables.filter, result.onRetry)}
      empty={<FormattedMessage id="trash.empty" />}
    />
  );
}
