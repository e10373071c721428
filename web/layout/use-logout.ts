// Logging out from wherever a button for it is.
import { useCallback } from "react";
import { logout } from "#web/session/logout.ts";

/** Ends the session at the server and here, and goes home (specification 4). The button need not wait for it. */
export function useLogout(): () => void {
  return useCallback(() => void logout(), []);
}
