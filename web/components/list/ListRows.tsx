// The rows of a list with its foot, or what there is to say in their place: a failure, a wait, nothing.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { ListFoot } from "./ListFoot.tsx";
import { ListTable } from "./ListTable.tsx";
import { setFilters, withoutFilters } from "./list-address.ts";
import { totalOf } from "./list-result.ts";
import type { Selecting } from "./list-selection.ts";
import styles from "./OfficeList.module.css";
import type { OfficeListProps } from "./OfficeList.tsx";
import type { OpenList } from "./use-list-address.ts";

export function ListRows<Row extends { readonly id: number }>({
  selecting,
  ...props
}: OfficeListProps<Row> & { selecting: Selecting | null }) {
  const { list, result, empty, emptyDetail } = props;
  const { rows, fetching, failure, onRetry } = result;
  if (failure !== null && !fetching) return <ErrorState message={failure} onRetry={onRetry} />;
  if (!rows) return <div className={`ruled ${styles.waiting}`} aria-hidden="true" />;
  const { known = rows.length, isExact } = totalOf(result);
  if (rows.length === 0 && list.address.page > 1) return <Beyond list={list} />;
  if (rows.length === 0) return <Nothing list={list} empty={empty} detail={emptyDetail} />;
  return (
    <>
      <ListTable {...props} rows={rows} busy={fetching} selecting={selecting} />
      <ListFoot list={list} shown={rows.length} total={known} isExact={isExact} disabled={fetching} />
    </>
  );
}

/** The list has ended before this page: rows were deleted, or the address was typed. */
function Beyond({ list: { address, path } }: { list: OpenList }) {
  return (
    <EmptyState
      title={<FormattedMessage id="list.beyond" values={{ page: address.page }} />}
      action={
        <ButtonLink to={path({ page: 1 })} size="sm" variant="outline">
          <FormattedMessage id="list.toFirst" />
        </ButtonLink>
      }
    />
  );
}

/** Nothing here, and what to do about it. */
function Nothing({ list, empty, detail }: { list: OpenList; empty: ReactNode; detail: ReactNode }) {
  const { address, definition, path } = list;
  const isNarrowed = setFilters(address, definition).length > 0;
  if (!isNarrowed) return <EmptyState title={empty} detail={detail} />;
  return (
    <EmptyState
      title={<FormattedMessage id="list.nothing" />}
      action={
        <ButtonLink to={path({ filter: withoutFilters(address, definition) })} size="sm" variant="outline">
          <FormattedMessage id="list.filter.clear" />
        </ButtonLink>
      }
    />
  );
}
