// The server asks for a page as a visitor, because its bytes are the same for everybody. Where members may
// read more, the page asks once more with the session (docs/site.md#posts-for-members).
import { useEffect } from "react";
import type { UseQueryExecute } from "urql";
import { useSession } from "#web/session/session.ts";

/** @param asVisitor what the page shows was asked for as a visitor */
export function useAskAsMember(asVisitor: boolean, ask: UseQueryExecute): void {
  const { isAuthenticated, isLoading } = useSession();
  const isMore = asVisitor && isAuthenticated && !isLoading;
  useEffect(() => {
    if (isMore) ask({ requestPolicy: "network-only" });
  }, [isMore, ask]);
}
