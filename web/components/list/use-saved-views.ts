// The views that somebody has of a list: their tabs, and what can be done with them (docs/core.md#lists).
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import type { CombinedError } from "urql";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { StaffRole } from "#web/gql/enums.ts";
import {
  type OwnListPartsFragment,
  useDeleteListViewMutation,
  useOpenListWithMutation,
  useOwnListQuery,
  useSaveListViewMutation,
} from "#web/gql/list-views.ts";
import { readListAddress, viewQuery } from "./list-address.ts";
import type { OpenList } from "./use-list-address.ts";

export type SavedView = OwnListPartsFragment["views"][number];

/** A view with what is asked of it. */
interface ViewTab {
  readonly view: SavedView;
  readonly filter: OpenList["address"]["filter"];
  readonly to: string;
  readonly isCurrent: boolean;
}

const NONE: readonly SavedView[] = [];

export function useSavedViews(list: OpenList) {
  const intl = useIntl();
  const { definition, address } = list;
  const { pathname } = useLocation();
  const [{ data }] = useOwnListQuery({ variables: { list: definition.name } });
  const [, save] = useSaveListViewMutation();
  const [, remove] = useDeleteListViewMutation();
  const offerUndo = useUndoToast();
  const [, openWith] = useOpenListWithMutation();
  const { views = NONE, opensWith = null } = data?.ownList ?? {};
  const here = viewQuery(definition, address);
  const tabs = views.map((view): ViewTab => {
    const read = readListAddress(new URLSearchParams(view.query), definition);
    const query = viewQuery(definition, read);
    return { view, filter: read.filter, to: `${pathname}?${query}`, isCurrent: query === here };
  });
  useOpensWith(tabs.find(({ view }) => view.id === opensWith)?.to);
  const announce = (
    error: CombinedError | undefined,
    id: "list.view.saved" | "list.view.deleted",
    name: string,
  ) => {
    const isFull = error?.graphQLErrors.some(({ extensions }) => extensions.code === "VALIDATION");
    if (error) {
      const failed = isFull ? "list.view.tooMany" : "list.view.failed";
      showToast({ kind: "bad", title: intl.formatMessage({ id: failed }) });
    }
    return error ? null : intl.formatMessage({ id }, { name });
  };
  /** Keeps what is shown; a view of one's own of that name becomes it. */
  const keep = async (name: string, role: StaffRole | null) => {
    const same = views.find((view) => view.name === name.trim() && view.viewerCanChange);
    const input = { list: definition.name, name, query: here, role };
    const { error } = await save(same ? { id: same.id, input } : { input });
    const title = announce(error, "list.view.saved", name);
    if (title !== null) showToast({ kind: "ok", title });
  };
  const rename = async ({ id, query }: SavedView, name: string, role: StaffRole | null) => {
    const { error } = await save({ id, input: { list: definition.name, name, query, role } });
    announce(error, "list.view.saved", name);
  };
  const drop = async ({ id, name, query, role }: SavedView) => {
    const { error } = await remove({ id });
    const title = announce(error, "list.view.deleted", name);
    if (title === null) return;
    const input = { list: definition.name, name, query, role };
    offerUndo({
      title,
      undo: () => save({ input }),
      undone: intl.formatMessage({ id: "list.view.saved" }, { name }),
    });
  };
  const opens = (viewId: number | null) => void openWith({ list: definition.name, viewId });
  return { tabs, opensWith, keep, rename, drop, opens };
}

/** The list opens with it where its address names nothing. */
function useOpensWith(to: string | undefined): void {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const arrivedAt = useRef(search === "" ? key : null);
  useEffect(() => {
    if (arrivedAt.current !== key) arrivedAt.current = null;
    if (arrivedAt.current === null || to === undefined) return;
    arrivedAt.current = null;
    void navigate(to, { replace: true });
  }, [key, to, navigate]);
}
