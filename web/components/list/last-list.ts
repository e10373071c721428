// The list somebody comes from: its address and the rows it showed, so that the page of one row leads back to
// it and on to the next. Ids only, in this tab only.
import { useEffect } from "react";

const KEY = "office-lists";

interface LastList {
  /** Its address, with all that it was narrowed to. */
  readonly path: string;
  readonly ids: readonly number[];
}

function readAll(): Readonly<Record<string, LastList>> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The list at an address as it was last; undefined where it was not open in this tab. */
export const lastList = (pathname: string): LastList | undefined => readAll()[pathname];

/** Remembers the list that is shown. @param rows undefined while they are on their way */
export function useLastList(path: string, rows: readonly { readonly id: number }[] | undefined): void {
  const ids = rows?.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === undefined) return;
    const [pathname = ""] = path.split("?");
    const list: LastList = { path, ids: ids === "" ? [] : ids.split(",").map(Number) };
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ ...readAll(), [pathname]: list }));
    } catch {
      // Storage is refused: the link back leads to the list all the same, only not to the place in it.
    }
  }, [path, ids]);
}
