// A member asks to be notified when applications open, and cancels that.
import { FormattedMessage } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { useFollowOpeningMutation, useFollowsOpeningQuery } from "#web/gql/openings.ts";

export function FollowOpening({ programId }: { programId: number }) {
  const [{ data }, ask] = useFollowsOpeningQuery({
    variables: { programId },
    requestPolicy: "cache-and-network",
  });
  const [{ fetching, error }, follow] = useFollowOpeningMutation();
  if (data === undefined) return null;
  const follows = data.followsOpening;
  const change = async () => {
    await follow({ programId, follows: !follows });
    ask({ requestPolicy: "network-only" });
  };
  return (
    <div>
      <p role="status">
        {error ? (
          <FormattedMessage id="program-details.opening.failed" />
        ) : follows ? (
          <FormattedMessage id="program-details.opening.follows" />
        ) : null}
      </p>
      <button
        type="button"
        disabled={fetching}
        {...buttonLook({ size: "sm", variant: "outline" })}
        onClick={() => void change()}
      >
        <FormattedMessage id={`program-details.opening.${follows ? "stop" : "button"}`} />
      </button>
    </div>
  );
}
