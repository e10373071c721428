// Shows how a board, or the journal, is followed from its head: by mail, and by its feed. A member does it
// here by one click, whose code comes with the session; a visitor is led to the page where an address is
// typed. Both are links, so they work without any script.

import { mdiEmailOutline, mdiRss } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { subscribePath, topicFeedPath } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import styles from "./FollowLinks.module.css";

export interface FollowProps {
  readonly topic: SubscriptionTopicName;
}

const FollowButton = lazyPart<FollowProps>(
  async () => (await import("./FollowButton.tsx")).FollowButton,
  MailLink,
);

export function FollowLinks({ topic }: FollowProps) {
  const language = useLanguage();
  const { isAuthenticated } = useSession();
  return (
    <p className={`screenOnly ${styles.follow}`}>
      {isAuthenticated ? <FollowButton topic={topic} /> : <MailLink topic={topic} />}
      <a className="tall link" href={topicFeedPath(topic, language)} type="application/atom+xml">
        <Icon path={mdiRss} size={20} />
        <FormattedMessage id="components.follow.feed" />
      </a>
    </p>
  );
}

function MailLink({ topic }: FollowProps) {
  return (
    <Link className="tall link" to={subscribePath(topic)}>
      <Icon path={mdiEmailOutline} size={20} />
      <FormattedMessage id="components.follow.mail" />
    </Link>
  );
}
