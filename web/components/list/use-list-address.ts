// The address of the list that is open, and the ways on from it.
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type ListAddress, type ListDefinition, listQuery, readListAddress } from "./list-address.ts";

export interface OpenList {
  readonly definition: ListDefinition;
  readonly address: ListAddress;
  /** The path of the list changed in some ways, without language; it starts at its first page unless `page` is said. */
  readonly path: (change: Partial<ListAddress>) => string;
  readonly go: (change: Partial<ListAddress>) => void;
}

export function useListAddress(definition: ListDefinition): OpenList {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = readListAddress(query, definition);
  const path = (change: Partial<ListAddress>) =>
    `${pathname}${listQuery({ ...address, page: 1, ...change }, definition)}`;
  return { definition, address, path, go: (change) => void navigate(path(change)) };
}
