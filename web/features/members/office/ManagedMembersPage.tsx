// /admin/member-management: everybody, narrowed by what the address says; requests that wait can be approved together.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { codeWords } from "#web/components/list/filter-words.ts";
import { withoutFields } from "#web/components/list/list-address.ts";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { type OpenList, useListAddress } from "#web/components/list/use-list-address.ts";
import tabs from "#web/components/office-tabs.module.css";
import { useMembersCountQuery, useMembersQuery } from "#web/gql/member-office.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import styles from "./ManagedMembersPage.module.css";
import { MEMBERS_LIST, MEMBERS_TABS, membersWish, STANDINGS } from "./members-list.ts";
import { useManyMembers } from "./use-many-members.tsx";
import { useMemberColumns } from "./use-member-columns.tsx";
import { useMembersWords } from "./use-members-words.ts";

export function Component() {
  return (
    <AdminLayout>
      <h1 className={styles.title}>
        <FormattedMessage id="member-office.title" />
      </h1>
      <Members />
    </AdminLayout>
  );
}

function Members() {
  const intl = useIntl();
  const list = useListAddress(MEMBERS_LIST);
  const { words, countryName } = useMembersWords();
  const columns = useMemberColumns(countryName);
  const wish = membersWish(list.address);
  const [{ data, error, fetching, stale }, ask] = useMembersQuery({
    variables: wish,
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useMembersCountQuery({
    variables: { filter: wish.filter ?? null },
    pause: data?.members.hasMore !== true,
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const actions = useManyMembers(wish.filter ?? null, again);
  return (
    <>
      <Tabs list={list} />
      <OfficeList
        list={list}
        words={words}
        caption={intl.formatMessage({ id: "member-office.title" })}
        columns={columns}
        rowName={({ name }) => name}
        result={{
          rows: data?.members.items,
          totalCount: data?.members.totalCount,
          hasMore: data?.members.hasMore,
          exactCount: exact?.members.exactCount,
          fetching: fetching || stale,
          failure: error ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) : null,
          onRetry: again,
        }}
        empty={<FormattedMessage id="member-office.empty" />}
        actions={actions}
        exporting={{
          list: "members",
          filter: wish.filter ?? {},
          words: {
            grade: codeWords(words.grade),
            status: codeWords(words.status),
            country: codeWords(words.country),
            standing: Object.fromEntries(
              STANDINGS.map((code) => [code, intl.formatMessage({ id: `member-office.standing.${code}` })]),
            ),
          },
        }}
      />
    </>
  );
}

function Tabs({ list }: { list: OpenList }) {
  const intl = useIntl();
  const here = list.path({ page: 1 });
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "member-office.tabs" })}>
      {MEMBERS_TABS.map(({ key, choices }) => {
        const to = list.path({ ...withoutFields(list.address), choices });
        return (
          <Link key={key} to={to} aria-current={to === here ? "page" : undefined}>
            <FormattedMessage id={`member-office.tab.${key}`} />
          </Link>
        );
      })}
    </nav>
  );
}
