// The address of the list that is open, and the ways on from it.
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
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
  go(change: Partial<ListAddress<Declaration, Sort>>): void;
}

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
  return { definition, address, variables, path, go: (change) => void navigate(path(change)) };
}
