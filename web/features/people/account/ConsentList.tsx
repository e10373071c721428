// Shows what was agreed to, and revoked: which version of which text, when, and in which language.

import { Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import type { MyConsentsFragment } from "#web/gql/account.ts";
import { AGREED_TEXT_PATHS } from "#web/paths.ts";

type ListedConsent = MyConsentsFragment["consents"][number];

/** Where the text of a consent is read; some have none. */
const TEXTS: Readonly<Partial<Record<ListedConsent["kind"], string>>> = AGREED_TEXT_PATHS;

export function ConsentList({ consents }: { consents: readonly ListedConsent[] }) {
  if (consents.length === 0) {
    return (
      <Text c="var(--ink-2)">
        <FormattedMessage id="account.consents.none" />
      </Text>
    );
  }
  return (
    <ul className="rows">
      {consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} />
      ))}
    </ul>
  );
}

function ConsentRow({ consent }: { consent: ListedConsent }) {
  const { kind, granted, pageVersion, createdAt } = consent;
  const text = TEXTS[kind];
  return (
    <li>
      <Group gap="0 12px" fw={500}>
        <FormattedMessage id={`account.consents.kind.${kind}`} />
        {text === undefined || pageVersion === null ? null : (
          <Link className="link" to={`${text}?version=${pageVersion}`}>
            <FormattedMessage id="account.consents.version" values={{ number: pageVersion }} />
          </Link>
        )}
      </Group>
      <p className="meta">
        <span>
          <FormattedMessage
            id={granted ? "account.consents.granted" : "account.consents.refused"}
            values={{
              at: <Moment at={createdAt} />,
              language: <FormattedMessage id={`account.consents.language.${consent.language}`} />,
            }}
          />
        </span>
      </p>
    </li>
  );
}
