import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useSession } from "#web/session/session.ts";

/**
 * Asks the guard of the open page again when another person has signed in in another tab. A page that this
 * person may not see then ends with 403, and not with a frame whose parts cannot be loaded.
 */
export function useOnePerson(): void {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const id = user?.id ?? null;
  const known = useRef(id);
  useEffect(() => {
    if (id === null) return;
    const before = known.current;
    known.current = id;
    if (before !== null && before !== id) void revalidate();
  }, [id, revalidate]);
}
