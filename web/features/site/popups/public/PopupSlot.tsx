// The popups' place in the page. It is no lazy part itself: it must tell that one is live here before any code of popups is worth
// loading. They are the last thing a page needs, and nothing of them is rendered on the server.
import { useLocation } from "react-router-dom";
import { showsOn } from "#schema/validation/site/popup-places.ts";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useLayoutQuery, useOwnPopupsQuery } from "#web/gql/layout.ts";
import { splitLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useLaterWords } from "#web/i18n/use-later-words.ts";
import { useSession } from "#web/session/session.ts";
import type { ListedPopup } from "./popup-showing.ts";

const PopupLayer = lazyPart(async () => (await import("./PopupLayer.tsx")).PopupLayer);

export function PopupSlot() {
  const awake = useLaterWords();
  const listed = useListedPopups(awake);
  const { path } = splitLanguage(useLocation().pathname);
  const mayShow = listed.some((popup) => showsOn(popup, path));
  return mayShow ? <PopupLayer listed={listed} /> : null;
}

/** A page has the popups for visitors. Signed-in members fetch theirs, once the session is certain. */
function useListedPopups(awake: boolean): readonly ListedPopup[] {
  const { isAuthenticated, isLoading } = useSession();
  const [layout] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [own] = useOwnPopupsQuery({ pause: !awake || isLoading || !isAuthenticated });
  if (!awake || isLoading) return [];
  return (isAuthenticated ? own : layout).data?.popups ?? [];
}
