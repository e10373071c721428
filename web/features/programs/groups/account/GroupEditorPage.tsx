// /programs/{idx}/apply-group: an institution applies for several people.
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useParams } from "react-router-dom";
import { REQUEST_CODES } from "#schema/validation/core/codes.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type GroupOfferQuery, useGroupOfferQuery } from "#web/gql/groups.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
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
  if (data?.groupOffer === null && !error) throw notFound();
  const offer = data?.groupOffer;
  const title = intl.formatMessage({ id: "groups.apply.title" });
  return (
    <>
      <PageHead
        crumbs={
          offer ? [{ label: offer.program.title.text, to: programPath(offer.program) }, { label: title }] : []
        }
        heading={<h1 id="group-title">{title}</h1>}
        {...(offer ? { below: <Localized as="p" text={offer.program.title} /> } : {})}
      />
      <PageBody>
        {offer ? (
          <Offered offer={offer} onStale={again} />
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={again} />
        ) : (
          <p role="status">
            <FormattedMessage id="applications.list.loading" />
          </p>
        )}
      </PageBody>
    </>
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
