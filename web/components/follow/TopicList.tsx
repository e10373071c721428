// Shows what a member is notified of by email: each topic is begun or ended by one click.
import { FormattedMessage } from "react-intl";
import { SUBSCRIPTION_TOPICS } from "#schema/validation/mailing/subscription-topics.ts";
import { useFollowedTopicsQuery, useFollowTopicMutation } from "#web/gql/follow.ts";
import choices from "./choices.module.css";
import { TopicChoice } from "./TopicChoice.tsx";

export function TopicList() {
  const [{ data }] = useFollowedTopicsQuery({ requestPolicy: "cache-and-network" });
  const [{ fetching, error }, follow] = useFollowTopicMutation();
  if (!data) return null;
  const followed = new Set(data.myAccount.followedTopics);
  return (
    <fieldset className={choices.group}>
      <legend>
        <FormattedMessage id="subscriptions.topics" />
      </legend>
      <div className={choices.rows}>
        {SUBSCRIPTION_TOPICS.map((topic) => (
          <TopicChoice
            key={topic}
            topic={topic}
            checked={followed.has(topic)}
            onChange={(event) => {
              if (!fetching) void follow({ topic, follows: event.currentTarget.checked });
            }}
          />
        ))}
      </div>
      <p role="alert" className={error ? choices.wrong : undefined}>
        {error ? <FormattedMessage id="subscriptions.fault.failed" /> : null}
      </p>
    </fieldset>
  );
}
