// The seminars in one's own calendar: an address that calendars ask again and again. The scheme `webcal:`
// hands it to one where the browser knows it; it needs the host, so it comes with script. Without, the link
// is the file itself.

import { mdiCalendarSyncOutline, mdiContentCopy } from "@mdi/js";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { seminarsCalendarPath } from "#web/paths.ts";
import styles from "./CalendarFeed.module.css";

type Outcome = "program-pages.address.copied" | "program-pages.address.copyFailed";

export function CalendarFeed() {
  const language = useLanguage();
  const other = otherLanguage(language);
  const path = seminarsCalendarPath(language);
  const [host, setHost] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => setHost(window.location.host), []);
  const subscription = (of: string) => (host === null ? of : `webcal://${host}${of}`);
  const copy = () => {
    setOutcome(null);
    navigator.clipboard.writeText(`${window.location.origin}${path}`).then(
      () => setOutcome("program-pages.address.copied"),
      () => setOutcome("program-pages.address.copyFailed"),
    );
  };
  return (
    <section className={`screenOnly ruled ${styles.feed}`}>
      <div>
        <h2 className="h3">
          <FormattedMessage id="program-pages.feed.title" />
        </h2>
        <p>
          <FormattedMessage id="program-pages.feed.detail" />
        </p>
      </div>
      <div className={`buttonRow ${styles.actions}`}>
        <a {...buttonLook({ variant: "outline", wideOnPhone: true })} href={subscription(path)}>
          <Icon path={mdiCalendarSyncOutline} />
          <FormattedMessage id="program-pages.feed.open" />
        </a>
        <button type="button" {...buttonLook({ variant: "subtle" })} onClick={copy}>
          <Icon path={mdiContentCopy} />
          <FormattedMessage id="program-pages.address.copy" />
        </button>
        <a className="small link" href={subscription(seminarsCalendarPath(other))} hrefLang={other}>
          <FormattedMessage id="program-pages.feed.other" />
        </a>
        <p className="small" role="status">
          {outcome === null ? null : <FormattedMessage id={outcome} />}
        </p>
      </div>
    </section>
  );
}
