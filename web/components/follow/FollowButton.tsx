// Begins or ends a member's mails about what is new of a topic, by one click.

import { mdiEmailCheckOutline, mdiEmailOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { useFollowedTopicsQuery, useFollowTopicMutation } from "#web/gql/follow.ts";
import type { FollowProps } from "./FollowLinks.tsx";

export function FollowButton({ topic }: FollowProps) {
  const [{ data }] = useFollowedTopicsQuery();
  const [{ fetching, error }, follow] = useFollowTopicMutation();
  if (!data) return null;
  const follows = data.myAccount.followedTopics.includes(topic);
  const change = () => {
    if (!fetching) void follow({ topic, follows: !follows });
  };
  return (
    <>
      <button type="button" className="tall link" onClick={change}>
        <Icon path={follows ? mdiEmailCheckOutline : mdiEmailOutline} size={20} />
        <FormattedMessage id={follows ? "components.follow.stop" : "components.follow.mail"} />
      </button>
      <span role="status">{error ? <FormattedMessage id="components.follow.failed" /> : null}</span>
    </>
  );
}
