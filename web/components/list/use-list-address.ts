// The address of the list that is open, and the addresses it leads to.
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { FilterOf } from "#schema/validation/core/list-filters.ts";
import { useOwnListQuery } from "#web/gql/list-views.ts";
import { type ListAddress, listPath, readListAddress } from "./list-address.ts";
import type { ListDefinition, ListFilters } from "./list-definition.ts";

export interface OpenList<Declaration extends ListFilters = ListFilters, Sort extends string = string> {
  readonly definition: ListDefinition<Declaration, Sort>;
  readonly address: ListAddress<Declaration, Sort>;
  /** What is asked of the server. */
  readonly variables: Omit<ListAddress<Declaration, Sort>, "columns">;
  /** The path of the list changed in some ways, without language; it starts at its first page unless `page` is said. */
  path(change: Partial<ListAddress<Declaration, Sort>>): string;
  /**
   * Goes on from the address of the window: what was chosen a moment ago counts before React has drawn it. A
   * filter that is not named stays.
   */
  go(change: AddressChange<Declaration, Sort>): void;
}

type AddressChange<Declaration extends ListFilters, Sort extends string> = Partial<
  Omit<ListAddress<Declaration, Sort>, "filter"> & { readonly filter: Partial<FilterOf<Declaration>> }
>;

export function useListAddress<Declaration extends ListFilters, Sort extends string>(
  definition: ListDefinition<Declaration, Sort>,
): OpenList<Declaration, Sort> {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [{ data }] = useOwnListQuery({ variables: { list: definition.name } });
  const own = data?.ownList?.columns;
  const address = readListAddress(query, definition, own);
  const { columns: _shown, ...variables } = address;
  const path = (change: Partial<ListAddress<Declaration, Sort>>) =>
    listPath(pathname, definition, { ...address, page: 1, ...change }, own);
  const go = ({ filter, ...change }: AddressChange<Declaration, Sort>) => {
    const now = readListAddress(new URLSearchParams(window.location.search), definition, own);
    const next = { ...now, page: 1, ...change, filter: { ...now.filter, ...filter } };
    void navigate(listPath(pathname, definition, next, own));
  };
  return { definition, address, variables, path, go };
}
