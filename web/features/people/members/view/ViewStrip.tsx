// Below every page of a tab that shows what a member sees: it stays in sight, and ends it. Its code comes to such tabs alone.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useSession } from "#web/session/session.ts";

const ViewBanner = lazyPart(async () => (await import("./ViewBanner.tsx")).ViewBanner);

export function ViewStrip() {
  const { token_type, user } = useSession();
  return token_type === "View" && user !== null ? <ViewBanner user={user} /> : null;
}
