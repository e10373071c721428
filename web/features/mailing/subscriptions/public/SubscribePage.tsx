// Being notified by email of what is new (docs/mailing.md#subscriptions): a visitor types an address, a
// member only chooses. The feeds of the same are below.

import { mdiRss } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { SUBSCRIPTION_TOPICS } from "#schema/validation/mailing/subscription-topics.ts";
import { topicName } from "#web/components/follow/topic-name.ts";
import { Icon } from "#web/components/Icon.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { topicFeedPath } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { SubscribeForm } from "./SubscribeForm.tsx";
import styles from "./SubscriptionPages.module.css";

const TopicList = lazyPart(async () => (await import("#web/components/follow/TopicList.tsx")).TopicList);

export function Component() {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: "subscriptions.subscribe.title" });
  const { isAuthenticated } = useSession();
  return (
    <>
      <PageHead
        crumbs={[{ label: intl.formatMessage({ id: "layout.nav.communication" }) }, { label: heading }]}
        heading={<h1 id="subscribe-title">{heading}</h1>}
        tabs={sectionTabs(intl, "communication")}
      />
      <div className={`frame listPage ${styles.body}`}>
        {isAuthenticated ? (
          <>
            <p className={styles.lede}>
              <FormattedMessage id="subscriptions.member.lede" />
            </p>
            <TopicList />
          </>
        ) : (
          <SubscribeForm labelledBy="subscribe-title" />
        )}
        <Feeds />
      </div>
    </>
  );
}

function Feeds() {
  const language = useLanguage();
  return (
    <section className={`ruled ${styles.feeds}`}>
      <h2 className="h3">
        <FormattedMessage id="subscriptions.feeds.title" />
      </h2>
      <p className="note">
        <FormattedMessage id="subscriptions.feeds.detail" />
      </p>
      <ul>
        {SUBSCRIPTION_TOPICS.map((topic) => (
          <li key={topic}>
            <a className="tall link" href={topicFeedPath(topic, language)} type="application/atom+xml">
              <Icon path={mdiRss} size={20} />
              <FormattedMessage id={topicName(topic)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
