// /admin/outbox: every mail to members, by how far it has come; what failed can be tried again.

import { Alert } from "@mantine/core";
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useOutboxCountQuery, useOutboxQuery } from "#web/gql/outbox.ts";
import { OUTBOX_LIST, useMailColumns } from "./outbox-list.tsx";
import { useManyMails } from "./use-many-mails.tsx";

export function Component() {
  return (
    <>
      <OfficeHead />
      <Outbox />
    </>
  );
}

function Outbox() {
  const intl = useIntl();
  const list = useListAddress(OUTBOX_LIST);
  const { filter, descending, page, size } = list.variables;
  const asked = useOutboxQuery({
    variables: { filter, descending, page, size },
    requestPolicy: "cache-and-network",
  });
  const [{ data }] = asked;
  const [{ data: exact }] = useOutboxCountQuery({
    variables: { filter },
    pause: data?.outbox.hasMore !== true,
  });
  const result = useListResult(asked, ({ outbox }) => outbox, exact?.outbox.exactCount);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "outbox.title" })}
      columns={useMailColumns(result.onRetry)}
      rowName={({ subject }) => subject}
      result={result}
      actions={useManyMails(filter, result.onRetry)}
      summary={data?.outbox.isSent === false ? <Unsent /> : null}
      empty={<FormattedMessage id="outbox.empty" />}
      emptyDetail={<FormattedMessage id="outbox.emptyDetail" />}
    />
  );
}

function Unsent() {
  return (
    <Alert
      variant="warn"
      icon={<Icon path={mdiAlertCircleOutline} size={20} />}
      flex="1 1 100%"
      style={{ order: -1 }}
    >
      <FormattedMessage id="outbox.unsent" />
    </Alert>
  );
}
