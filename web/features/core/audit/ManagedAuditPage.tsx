// /admin/audit: what the office did and what it looked at, newest first. Everything that narrows it is in the address.

import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { AUDIT_FILTERS } from "#schema/validation/core/audit-filters.ts";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type AuditLogQuery, useAuditCountQuery, useAuditLogQuery } from "#web/gql/audit.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import { AuditCheckNote } from "./AuditCheckNote.tsx";
import { actionWords, subjectWords } from "./audit-words.ts";

const AUDIT_LIST = defineList({
  name: "audit",
  filters: AUDIT_FILTERS,
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: ["created", "actor", "action", "changes", "address"],
  hidden: ["address"],
});

type Entry = AuditLogQuery["auditEntries"]["items"][number];

export function Component() {
  const intl = useIntl();
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "audit.lede" })} />
      <AuditCheckNote />
      <AuditLog />
    </>
  );
}

function AuditLog() {
  const intl = useIntl();
  const list = useListAddress(AUDIT_LIST);
  const columns = useColumns();
  const { filter, descending, page, size } = list.variables;
  const asked = useAuditLogQuery({
    variables: { filter, descending, page, size },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useAuditCountQuery({
    variables: { filter },
    pause: asked[0].data?.auditEntries.hasMore !== true,
  });
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "audit.title" })}
      columns={columns}
      rowName={({ action, id }) => `${actionWords(intl, action)} ${id}`}
      result={useListResult(asked, ({ auditEntries }) => auditEntries, exact?.auditEntries.exactCount)}
      empty={<FormattedMessage id="audit.empty" />}
    />
  );
}

function useColumns(): ListColumn<Entry>[] {
  const intl = useIntl();
  const language = useLanguage();
  const heading = (key: "created" | "actor" | "action" | "changes" | "address") =>
    intl.formatMessage({ id: `audit.column.${key}` });
  return [
    {
      key: "created",
      heading: heading("created"),
      sort: "CREATED",
      cell: ({ createdAt }) => (
        <Box dateTime={createdAt} component="time" fw={500} className="figures">
          {formatDateTime(language, createdAt)}
        </Box>
      ),
    },
    {
      key: "actor",
      heading: heading("actor"),
      cell: ({ actorName, actorEmail }) =>
        actorName === null ? (
          <FormattedMessage id="audit.nobody" />
        ) : (
          <>
            <b>{actorName}</b>
            <Text span display="block" fz="xs" c="var(--ink-3)">
              {actorEmail}
            </Text>
          </>
        ),
    },
    {
      key: "action",
      heading: heading("action"),
      cell: ({ action, subject, subjectId, reason }) => (
        <>
          <b>{actionWords(intl, action)}</b>
          <Text span display="block" fz="xs" c="var(--ink-3)">
            {subjectWords(intl, subject)}
            {subjectId === null ? null : ` #${subjectId}`}
          </Text>
          {reason === null ? null : (
            <Text span display="block" fz="xs" c="var(--ink-3)">
              <FormattedMessage id="audit.reason" values={{ reason }} />
            </Text>
          )}
        </>
      ),
    },
    { key: "changes", heading: heading("changes"), cell: (entry) => <AuditChanges {...entry} /> },
    { key: "address", heading: heading("address"), cell: ({ address }) => address ?? <Nothing /> },
  ];
}
