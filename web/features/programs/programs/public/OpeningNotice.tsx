// "Notify me when applications open" of a program that is coming soon: a member with one click, a visitor by
// an address that is checked once. The page is the same for everybody; the code of either comes when it is
// needed.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useSession } from "#web/session/session.ts";

interface OpeningProps {
  readonly programId: number;
}

const FollowOpening = lazyPart<OpeningProps>(async () => (await import("./FollowOpening.tsx")).FollowOpening);
const OpeningForm = lazyPart<OpeningProps>(async () => (await import("./OpeningForm.tsx")).OpeningForm);

export function OpeningNotice({ programId }: OpeningProps) {
  const { isAuthenticated } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (isAuthenticated) return <FollowOpening programId={programId} />;
  if (isAsking) return <OpeningForm programId={programId} />;
  return (
    <div>
      <button
        type="button"
        {...buttonLook({ size: "sm", variant: "outline" })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="program-details.opening.button" />
      </button>
    </div>
  );
}
