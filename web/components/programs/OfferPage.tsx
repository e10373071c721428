// The page of a form to apply for a program, for one person or for a group: its head, and the form once the offer is loaded.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Localized, type LocalizedText } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import type { ProgramKind } from "#web/gql/enums.ts";
import { notFound } from "#web/page/page-error.ts";
import { programPath } from "#web/paths.ts";

interface OfferedProgram {
  readonly id: number;
  readonly kind: ProgramKind;
  readonly title: LocalizedText;
}

interface OfferPageProps<Offer> {
  readonly title: string;
  /** Of the heading, which names the form. */
  readonly headingId: string;
  /** Undefined while it is loaded; null: no such program, which is 404. */
  readonly offer: Offer | null | undefined;
  readonly error: CombinedError | undefined;
  readonly fetching: boolean;
  readonly onRetry: () => void;
  readonly children: (offer: Offer) => ReactNode;
}

export function OfferPage<Offer extends { readonly program: OfferedProgram }>({
  title,
  headingId,
  offer,
  error,
  fetching,
  onRetry,
  children,
}: OfferPageProps<Offer>) {
  const intl = useIntl();
  if (offer === null && !error) throw notFound();
  return (
    <>
      <PageHead
        crumbs={
          offer ? [{ label: offer.program.title.text, to: programPath(offer.program) }, { label: title }] : []
        }
        heading={<h1 id={headingId}>{title}</h1>}
        {...(offer ? { below: <Localized as="p" text={offer.program.title} /> } : {})}
      />
      <PageBody>
        {offer ? (
          children(offer)
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "applications.list.failed" })} onRetry={onRetry} />
        ) : (
          <p role="status">
            <FormattedMessage id="applications.list.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}
