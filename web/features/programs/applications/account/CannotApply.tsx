// Shows why somebody cannot apply now, and where to go from here.

import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import type { ApplicationOfferQuery } from "#web/gql/applications.ts";
import { applicationPath, programPath } from "#web/paths.ts";

export function CannotApply({ offer }: { offer: NonNullable<ApplicationOfferQuery["applicationOffer"]> }) {
  const { application, program, state } = offer;
  if (application !== null) {
    return (
      <EmptyState
        title={<FormattedMessage id="applications.apply.already" />}
        detail={<FormattedMessage id={`applications.state.${application.state}`} />}
        action={
          <ButtonLink to={applicationPath(application.id)}>
            <FormattedMessage id="applications.apply.see" />
          </ButtonLink>
        }
      />
    );
  }
  const open = state === "OPEN" || state === "FULL";
  return (
    <EmptyState
      title={
        open && program.applyLink !== null ? (
          <FormattedMessage id="applications.apply.outside" />
        ) : (
          <FormattedMessage id="applications.apply.closed" values={{ state }} />
        )
      }
      detail={<FormattedMessage id="applications.apply.closedDetail" />}
      action={
        <ButtonLink to={programPath(program)} variant="outline">
          <FormattedMessage id="applications.apply.back" />
        </ButtonLink>
      }
    />
  );
}
