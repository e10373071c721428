// Shows where the member is signed in: this device first, and the others with a button to log them out.

import { Button, Group, Stack, Text } from "@mantine/core";
import { mdiDevices } from "@mdi/js";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Section } from "#web/components/Section.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type MySessionsFragment,
  useAccountSessionsQuery,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
} from "#web/gql/account.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { SignInHistory } from "./SignInHistory.tsx";

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
    <Stack maw="var(--form)" gap={32}>
      <Section
        large
        id="sessions-title"
        title={<FormattedMessage id="account.sessions.title" />}
        hint={<FormattedMessage id="account.sessions.hint" />}
      >
        <ul ref={list} className="rows" tabIndex={-1} aria-labelledby="sessions-title">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => void end(endOne({ id: session.id }))}
            />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <Button variant="outline" className="ownWidth" onClick={() => void end(endOthers({}))}>
            <FormattedMessage id="account.sessions.endOthers" />
          </Button>
        ) : null}
      </Section>
      <SignInHistory />
    </Stack>
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
    <li className="ends">
      <div>
        <Group gap="0 12px" fw={500}>
          <Icon path={mdiDevices} />
          {device}
          {isCurrent ? (
            <Text component="strong" fz="sm" fw={600} c="var(--ok)">
              <FormattedMessage id="account.sessions.current" />
            </Text>
          ) : null}
        </Group>
        <p className="meta">
          <span>
            <FormattedMessage
              id="account.sessions.since"
              values={{ at: <time dateTime={createdAt}>{since}</time> }}
            />
          </span>
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
