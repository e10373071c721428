// /programs/{idx}/apply-group: an institution applies for several people.
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useParams } from "react-router-dom";
import { REQUEST_CODES } from "#schema/validation/core/codes.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { OfferPage } from "#web/components/programs/OfferPage.tsx";
import { type GroupOfferQuery, useGroupOfferQuery } from "#web/gql/groups.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { groupPath, programPath } from "#web/paths.ts";
import { GroupForm } from "./GroupForm.tsx";

type Offer = NonNullable<GroupOfferQuery["groupOffer"]>;

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useGroupOfferQuery({
    variables: { programId, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  return (
    <OfferPage
      title={intl.formatMessage({ id: "groups.apply.title" })}
      headingId="group-title"
      offer={data?.groupOffer}
      error={error}
      fetching={fetching}
      onRetry={again}
    >
      {(offer) => <Offered offer={offer} onStale={again} />}
    </OfferPage>
  );
}

function Offered({ offer, onStale }: { offer: Offer; onStale: () => void }) {
  const navigate = useNavigate();
  if (offer.refusal === null) {
    return (
      <GroupForm
        key={offer.program.id}
        offer={offer}
        labelledBy="group-title"
        onApplied={async (id) => {
          if (id !== null) await navigate(groupPath(id), { replace: true });
        }}
        onStale={onStale}
      />
    );
  }
  const code = REQUEST_CODES.find((one) => one === offer.refusal) ?? "APPLICATIONS_CLOSED";
  return (
    <EmptyState
      title={<FormattedMessage id={errorMessageId(code)} />}
      action={
        <ButtonLink to={programPath(offer.program)} variant="outline">
          <FormattedMessage id="applications.apply.back" />
        </ButtonLink>
      }
    />
  );
}
