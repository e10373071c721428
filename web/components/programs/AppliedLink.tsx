// The link to the own application, in place of the button to apply, for members who have applied.
import { mdiCheckCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { useAppliedProgramsQuery } from "#web/gql/applied.ts";
import { applicationPath } from "#web/paths.ts";
import type { AppliedProps } from "./Applied.tsx";

export function AppliedLink({ program, size, children }: AppliedProps) {
  const [{ data }] = useAppliedProgramsQuery({ requestPolicy: "cache-and-network" });
  const own = data?.myApplications.find(
    (one) => one.program.id === program.id && LIVE_STATES.some((state) => state === one.state),
  );
  if (own === undefined) return children;
  return (
    <ButtonLink to={applicationPath(own.id)} variant="outline" size={size} wideOnPhone>
      <Icon path={mdiCheckCircleOutline} size={size === "lg" ? 20 : 18} />
      <FormattedMessage id="programs.applied" />
      <span className="spoken">
        {" "}
        <Localized text={program.title} />
      </span>
    </ButtonLink>
  );
}
