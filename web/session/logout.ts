// Apart from auth-requests.ts: every page can be left, only pages with forms sign in.
import { logError } from "#web/browser/log.ts";
import { session } from "./session.ts";
import { viewStorage } from "./view-session.ts";

/** POST /api/v1/logout. The person is signed out here at once and sent home, while the request goes to the server. */
export async function logout(): Promise<void> {
  const authorization = session.authorization();
  // What is left in a view is the member's account: the office's person stays signed in.
  const viewed = viewStorage() ? session.state().member_idx : null;
  if (viewed !== null) return (await import("./end-view.ts")).endView(viewed);
  session.signOut();
  if (!authorization) return;
  try {
    await fetch("/api/v1/logout", { method: "POST", headers: { authorization }, keepalive: true });
  } catch (error) {
    logError("Logout did not reach the server:", error);
  }
}
