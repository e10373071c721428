// /admin/trash: everything that was thrown away and can still be had back. Kind and page stand in the address.

import { FormattedMessage } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useTrashQuery } from "#web/gql/trash.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { TrashRow } from "./TrashRow.tsx";
import { TRASH_LIST } from "./trash-list.ts";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="trash.lede" />} />
      <Trash />
    </>
  );
}

function Trash() {
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(TRASH_LIST);
  const { filter, page, size } = list.variables;
  const asked = useTrashQuery({
    variables: { filter, page, size, language },
    requestPolicy: "cache-and-network",
  });
  // Thirty days of it are always counted to the end.
  const result = useListResult(asked, ({ trash }) => ({ ...trash, hasMore: false }));
  return (
    <OfficeList
      list={list}
      item={(trashed) => <TrashRow item={trashed} onChanged={result.onRetry} />}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      result={result}
      empty={<FormattedMessage id="trash.empty" />}
    />
  );
}
