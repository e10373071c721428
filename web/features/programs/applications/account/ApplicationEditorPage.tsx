// /programs/{idx}/apply: the form, or why there is none now and what to do instead.

import { Alert, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { Columns } from "#web/components/Columns.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type ApplicationOfferQuery, useApplicationOfferQuery } from "#web/gql/applications.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { applyGroupPath, programPath } from "#web/paths.ts";
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
  if (data?.applicationOffer === null && !error) throw notFound();
  const offer = data?.applicationOffer;
  const title = intl.formatMessage({ id: "applications.apply.title" });
  return (
    <>
      <PageHead
        crumbs={
          offer ? [{ label: offer.program.title.text, to: programPath(offer.program) }, { label: title }] : []
        }
        heading={<h1 id="apply-title">{title}</h1>}
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

/** The way to the form for several people. */
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
