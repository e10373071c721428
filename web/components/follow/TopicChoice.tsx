// A topic to choose: its name, and beside it what comes with it.
import { type ComponentProps, useId } from "react";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import { topicName } from "./topic-name.ts";

export function TopicChoice({
  topic,
  ...box
}: { topic: SubscriptionTopicName } & Omit<ComponentProps<"input">, "type">) {
  const id = useId();
  return (
    <label>
      <input {...box} type="checkbox" aria-labelledby={id} aria-describedby={`${id}-detail`} />
      <span>
        <span id={id}>
          <FormattedMessage id={topicName(topic)} />
        </span>
        <small id={`${id}-detail`} className="small">
          <FormattedMessage id={`subscriptions.topic.${topic}`} />
        </small>
      </span>
    </label>
  );
}
