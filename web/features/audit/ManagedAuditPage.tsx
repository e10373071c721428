// /admin/audit: what the office did and what it looked at, newest first. Everything that narrows it stands in the address.
import { FormattedMessage, useIntl } from "react-intl";
import { AUDIT_SUBJECTS } from "#schema/validation/audit.ts";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import type { ListDefinition } from "#web/components/list/list-address.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { type AuditLogQuery, useAuditCountQuery, useAuditLogQuery } from "#web/gql/audit.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { AuditChanges } from "./AuditChanges.tsx";
import styles from "./audit.module.css";
import { AUDIT_ACTIONS, actionWords, subjectWords, toChoice } from "./audit-words.ts";

const AUDIT_LIST: ListDefinition = {
  fields: [
    { key: "actor", kind: "text" },
    { key: "subject", kind: "choice" },
    { key: "action", kind: "choice" },
    { key: "days", kind: "days" },
  ],
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: ["created", "actor", "action", "changes", "address"],
  hidden: ["address"],
};

type Entry = AuditLogQuery["auditEntries"]["items"][number];

export function Component() {
  const intl = useIntl();
  return (
    <AdminLayout>
      <h1 className={styles.title}>
        <FormattedMessage id="audit.title" />
      </h1>
      <p className={styles.lede}>{intl.formatMessage({ id: "audit.lede" })}</p>
      <AuditLog />
    </AdminLayout>
  );
}

function AuditLog() {
  const intl = useIntl();
  const list = useListAddress(AUDIT_LIST);
  const columns = useColumns();
  const { texts, choices, days, descending, page, size } = list.address;
  const filter = {
    actor: texts.actor ?? null,
    subjects: AUDIT_SUBJECTS.filter((name) => choices.subject?.includes(toChoice(name))),
    actions: AUDIT_ACTIONS.filter((name) => choices.action?.includes(toChoice(name))),
    days: days.days ?? null,
  };
  const [{ data, error, fetching }, ask] = useAuditLogQuery({
    variables: { filter, descending, page, size },
    requestPolicy: "cache-and-network",
  });
  const found = data?.auditEntries;
  const [{ data: exact }] = useAuditCountQuery({ variables: { filter }, pause: !found?.hasMore });
  const options = (names: readonly string[], say: typeof actionWords) =>
    names.map((name) => ({ value: toChoice(name), label: say(intl, name) }));
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "audit.title" })}
      words={{
        actor: { label: intl.formatMessage({ id: "audit.filter.actor" }) },
        subject: {
          label: intl.formatMessage({ id: "audit.filter.subject" }),
          options: options(AUDIT_SUBJECTS, subjectWords),
        },
        action: {
          label: intl.formatMessage({ id: "audit.filter.action" }),
          options: options(AUDIT_ACTIONS, actionWords),
        },
        days: { label: intl.formatMessage({ id: "audit.filter.days" }) },
      }}
      columns={columns}
      rowName={({ action, id }) => `${actionWords(intl, action)} ${id}`}
      result={{
        rows: found?.items,
        totalCount: found?.totalCount,
        hasMore: found?.hasMore,
        exactCount: exact?.auditEntries.exactCount,
        fetching,
        failure: error && !found ? intl.formatMessage({ id: "audit.failed" }) : null,
        onRetry: () => ask({ requestPolicy: "network-only" }),
      }}
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
        <time dateTime={createdAt} className={styles.time}>
          {formatDateTime(language, createdAt)}
        </time>
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
            <span className={styles.quiet}>{actorEmail}</span>
          </>
        ),
    },
    {
      key: "action",
      heading: heading("action"),
      cell: ({ action, subject, subjectId, reason }) => (
        <>
          <b>{actionWords(intl, action)}</b>
          <span className={styles.quiet}>
            {subjectWords(intl, subject)}
            {subjectId === null ? null : ` #${subjectId}`}
          </span>
          {reason === null ? null : (
            <span className={styles.quiet}>
              <FormattedMessage id="audit.reason" values={{ reason }} />
            </span>
          )}
        </>
      ),
    },
    { key: "changes", heading: heading("changes"), cell: (entry) => <AuditChanges {...entry} /> },
    { key: "address", heading: heading("address"), cell: ({ address }) => address ?? "–" },
  ];
}
