// Shows what is shown of the live popups here and now: their texts and words come first, then the dialog.
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { browserStorage, visitStorage } from "#web/browser/browser-storage.ts";
import { useLivePopupsQuery } from "#web/gql/live-popups.ts";
import { splitLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { PopupDialog, type ShownPopup } from "./PopupDialog.tsx";
import { hiddenUntil, hidingKey, isHiding, type ListedPopup, popupsFor } from "./popup-showing.ts";
import { recordPopupEvent } from "./record-popup-event.ts";
import { useQuiet } from "./use-quiet.ts";

const PHONE = "(max-width: 639.98px)";
/** Closed in this visit, also before the page was loaded again. */
const wasClosed = (key: string) => visitStorage().getItem(closingKey(key)) !== null;
const closingKey = (key: string) => `closed:${key}`;
const withMore = (keys: ReadonlySet<string>, more: readonly string[]) => new Set([...keys, ...more]);

export function PopupLayer({ listed }: { listed: readonly ListedPopup[] }) {
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** Those whose box was ticked here: they stay until the dialog closes. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isSaved = (key: string) => isHiding(browserStorage().getItem(key), new Date());
  const chosen = popupsFor(listed, {
    path,
    language: toGraphqlLanguage(language),
    isPhone: window.matchMedia(PHONE).matches,
    isHidden: (popup) => !ticked.has(hidingKey(popup)) && isSaved(hidingKey(popup)),
    isClosed: (popup) => closed.has(hidingKey(popup)) || wasClosed(hidingKey(popup)),
  });
  const [{ data }] = useLivePopupsQuery({
    variables: { language: toGraphqlLanguage(language) },
    pause: chosen.length === 0,
  });
  const shown = (data?.popups ?? []).filter(({ id }) => chosen.some((popup) => popup.id === id));
  if (chosen.length === 0 || shown.length === 0) return null;
  // At once, not with the closing: a link may lead away from the site.
  const hide = (popup: ShownPopup, hides: boolean) => {
    if (popup.hide === "NONE") return;
    const key = hidingKey(popup);
    setTicked(withMore(ticked, [key]));
    if (hides) browserStorage().setItem(key, hiddenUntil(popup.hide, new Date()).toISOString());
    else browserStorage().removeItem(key);
  };
  const close = () => {
    const keys = shown.map(hidingKey);
    setClosed(withMore(closed, keys));
    for (const key of keys) visitStorage().setItem(closingKey(key), "");
  };
  return (
    <WhenQuiet key={path}>
      <PopupDialog popups={shown} onHide={hide} onAct={recordPopupEvent} onClose={close} />
    </WhenQuiet>
  );
}

function WhenQuiet({ children }: { children: ReactNode }) {
  return useQuiet() ? children : null;
}
