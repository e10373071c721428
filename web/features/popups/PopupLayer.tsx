// What is shown of the live popups here and now: their texts and words come first, then the dialog.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { browserStorage } from "#web/api/browser-storage.ts";
import { useSession } from "#web/api/session.ts";
import { useLivePopupsQuery } from "#web/gql/popups.ts";
import { splitLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { addPageMessages } from "#web/i18n/messages.ts";
import { PopupDialog } from "./PopupDialog.tsx";
import { hiddenUntil, hidingKey, isHiding, type ListedPopup, popupsFor } from "./popup-showing.ts";

const PHONE = "(max-width: 639.98px)";

export function PopupLayer({ listed }: { listed: readonly ListedPopup[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const { isAuthenticated } = useSession();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [hasWords, setHasWords] = useState(false);
  const chosen = popupsFor(listed, {
    path,
    isPhone: window.matchMedia(PHONE).matches,
    isMember: isAuthenticated,
    isHidden: (popup) =>
      closed.has(hidingKey(popup)) || isHiding(browserStorage().getItem(hidingKey(popup)), new Date()),
  });
  const [{ data }] = useLivePopupsQuery({
    variables: { language: toGraphqlLanguage(language) },
    pause: chosen.length === 0,
  });
  useEffect(() => {
    let stays = true;
    void addPageMessages(intl, ["popups"]).then(() => stays && setHasWords(true));
    return () => {
      stays = false;
    };
  }, [intl]);
  const shown = (data?.popups ?? []).filter(({ id }) => chosen.some((popup) => popup.id === id));
  if (!hasWords || chosen.length === 0 || shown.length === 0) return null;
  return (
    <PopupDialog
      key={path}
      popups={shown}
      onClose={(hidden) => {
        for (const popup of hidden) {
          if (popup.hide === "NONE") continue;
          browserStorage().setItem(hidingKey(popup), hiddenUntil(popup.hide, new Date()).toISOString());
        }
        setClosed(new Set([...closed, ...shown.map(hidingKey)]));
      }}
    />
  );
}
