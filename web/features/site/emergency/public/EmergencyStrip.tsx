// The emergency notice above a public page. Every page holds it as it is for all; anyone who put this version
// away is not shown it: the head script hides it before the first paint, and this takes it out.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { browserStorage } from "#web/browser/browser-storage.ts";
import { MAIN_ID } from "#web/components/SkipLink.tsx";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { DISMISSED_KEY, DISMISSED_MARK } from "./dismissed.ts";
import { EmergencyBar } from "./EmergencyBar.tsx";

export function EmergencyStrip() {
  const intl = useIntl();
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => {
    setDismissed(browserStorage().getItem(DISMISSED_KEY));
    delete document.documentElement.dataset[DISMISSED_MARK];
  }, []);
  const notice = data?.emergency;
  if (!notice || dismissed === String(notice.version)) return null;
  const dismiss = () => {
    browserStorage().setItem(DISMISSED_KEY, String(notice.version));
    setDismissed(String(notice.version));
    // Its button is gone: keyboard users continue at the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={intl.formatMessage({ id: "layout.emergency.label" })}>
      <EmergencyBar notice={notice} onDismiss={dismiss} />
    </section>
  );
}
