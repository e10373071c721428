// /admin/journal/desk: what waits for whom, and since when.

import { FormattedMessage, useIntl } from "react-intl";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useDeskCountQuery, useDeskQuery } from "#web/gql/desk.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { DeskFigures } from "./DeskFigures.tsx";
import { DESK_LIST, useDeskColumns } from "./desk-list.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="desk.lede" />} />
      <Manuscripts />
      <DeskFigures />
    </>
  );
}

function Manuscripts() {
  const intl = useIntl();
  const list = useListAddress(DESK_LIST);
  const language = toGraphqlLanguage(useLanguage());
  const { filter } = list.address;
  const asked = useDeskQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useDeskCountQuery({
    variables: { filter },
    pause: asked[0].data?.desk.hasMore !== true,
  });
  const result = useListResult(asked, ({ desk }) => desk, exact?.desk.exactCount);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "desk.title" })}
      columns={useDeskColumns(result.onRetry)}
      rowName={({ number }) => number ?? ""}
      result={result}
      empty={<FormattedMessage id="desk.empty" />}
    />
  );
}
