// Where the member is signed in: this device first, and the others with a way to end them.

import { Button } from "@mantine/core";
import { mdiDevices } from "@mdi/js";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type MySessionsFragment,
  useAccountSessionsQuery,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
} from "#web/gql/account.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./AccountPanel.module.css";
import { PanelWaiting } from "./PanelWaiting.tsx";

type MySession = MySessionsFragment["sessions"][number];

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useAccountSessionsQuery({ requestPolicy: "cache-and-network" });
  const [, endOne] = useEndMySessionMutation();
  const [, endOthers] = useEndMyOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { sessions } = data.myAccount;
  const end = async (ending: Promise<{ error?: unknown }>) => {
    const { error: failure } = await ending;
    // The button that was pressed is gone with its row.
    if (!failure) list.current?.focus();
    const id = failure ? "account.sessions.failed" : "account.sessions.ended";
    showToast({ kind: failure ? "bad" : "ok", title: intl.formatMessage({ id }) });
    if (failure) ask({ requestPolicy: "network-only" });
  };
  return (
    <section className={styles.panel} aria-labelledby="sessions-title">
      <h2 id="sessions-title">
        <FormattedMessage id="account.sessions.title" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="account.sessions.hint" />
      </p>
      <ul ref={list} className={styles.rows} tabIndex={-1} aria-labelledby="sessions-title">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(endOne({ id: session.id }))} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outline" onClick={() => void end(endOthers({}))}>
          <FormattedMessage id="account.sessions.endOthers" />
        </Button>
      ) : null}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: MySession; onEnd: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const { browser, system, createdAt, isCurrent } = session;
  const known = [browser, system].filter((name) => name !== null).join(" · ");
  const device = known === "" ? intl.formatMessage({ id: "account.sessions.unknown" }) : known;
  const since = formatDateTime(language, createdAt);
  return (
    <li className={styles.row}>
      <Icon path={mdiDevices} size={24} className={styles.rowIcon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {device}
          {isCurrent ? (
            <strong className={styles.current}>
              <FormattedMessage id="account.sessions.current" />
            </strong>
          ) : null}
        </p>
        <p className={styles.meta}>
          <FormattedMessage
            id="account.sessions.since"
            values={{ at: <time dateTime={createdAt}>{since}</time> }}
          />
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={intl.formatMessage({ id: "account.sessions.endThis" }, { device, since })}
          onClick={onEnd}
        >
          <FormattedMessage id="account.sessions.end" />
        </Button>
      )}
    </li>
  );
}
