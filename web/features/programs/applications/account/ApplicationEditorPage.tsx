// /programs/{idx}/apply: the form, or why there is none now and what to do instead.

import { Alert, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { Columns } from "#web/components/Columns.tsx";
import { Link } from "#web/components/Link.tsx";
import { OfferPage } from "#web/components/programs/OfferPage.tsx";
import { type ApplicationOfferQuery, useApplicationOfferQuery } from "#web/gql/applications.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { applyGroupPath } from "#web/paths.ts";
import { CannotApply } from "./CannotApply.tsx";
import { NewApplication } from "./NewApplication.tsx";
import { ProgramFacts } from "./ProgramFacts.tsx";

export function Component() {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useApplicationOfferQuery({
    variables: { programId, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  return (
    <OfferPage
      title={intl.formatMessage({ id: "applications.apply.title" })}
      headingId="apply-title"
      offer={data?.applicationOffer}
      error={error}
      fetching={fetching}
      onRetry={again}
    >
      {(offer) => <Offered offer={offer} onStale={again} />}
    </OfferPage>
  );
}

interface OfferedProps {
  offer: NonNullable<ApplicationOfferQuery["applicationOffer"]>;
  onStale: () => void;
}

function Offered({ offer, onStale }: OfferedProps) {
  if (offer.entry === null) {
    return (
      <>
        <CannotApply offer={offer} />
        <ForGroups offer={offer} />
      </>
    );
  }
  return (
    <Columns aside={<ProgramFacts program={offer.program} />} asideFirst>
      {offer.entry === "WAITING_LIST" ? (
        <Alert variant="warn" mb={32}>
          <FormattedMessage id="applications.apply.waiting" values={{ count: offer.waitingCount }} />
        </Alert>
      ) : null}
      <ForGroups offer={offer} />
      <NewApplication key={offer.program.id} offer={offer} labelledBy="apply-title" onStale={onStale} />
    </Columns>
  );
}

/** The link to the form for several people. */
function ForGroups({ offer }: Pick<OfferedProps, "offer">) {
  if (!offer.takesGroups) return null;
  return (
    <Text mb={24}>
      <FormattedMessage
        id="groups.link"
        values={{
          link: (
            <Link key="link" className="link" to={applyGroupPath(offer.program.id)}>
              <FormattedMessage id="groups.apply.title" />
            </Link>
          ),
        }}
      />
    </Text>
  );
}
