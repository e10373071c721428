// One kind of certificate: what can be had of it, else how it is obtained, and the part of the account it comes from.
import { Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import type { DocumentAbout } from "#web/components/documents/DocumentDialog.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { Section } from "#web/components/Section.tsx";
import type { MyCertificatesQuery } from "#web/gql/certificates.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { APPLICATIONS_TAB, applicationPath, GRADE_TAB, MY_ACCOUNT_PATH, paymentsPath } from "#web/paths.ts";

/** As the page lists them. RECEIPT covers both documents about a payment. */
export const CERTIFICATE_KINDS = [
  "MEMBERSHIP",
  "RECEIPT",
  "EXAM_CERTIFICATE",
  "COMPLETION",
  "ATTENDANCE",
  "REVIEW",
] as const;
type Kind = (typeof CERTIFICATE_KINDS)[number];

/** The part of the account that a kind comes from. */
const FROM: Readonly<Record<Kind, string>> = {
  MEMBERSHIP: GRADE_TAB,
  RECEIPT: paymentsPath(1),
  EXAM_CERTIFICATE: APPLICATIONS_TAB,
  COMPLETION: APPLICATIONS_TAB,
  ATTENDANCE: APPLICATIONS_TAB,
  REVIEW: `${MY_ACCOUNT_PATH}?tab=reviews`,
};

type Certificate = MyCertificatesQuery["myCertificates"][number];

function aboutOf(kind: Kind, { applicationId, paymentId, year }: Certificate): DocumentAbout {
  if (kind === "MEMBERSHIP") return { kind };
  if (kind === "RECEIPT") return { kind: "PAYMENT", paymentId: paymentId ?? 0 };
  if (kind === "REVIEW") return { kind, year: year ?? 0 };
  return { kind, application_id: applicationId ?? 0 };
}

export interface CertificateKindProps {
  kind: Kind;
  certificates: readonly Certificate[];
  /** The page says already that there is none. */
  isNoneSaid: boolean;
}

export function CertificateKind({ kind, certificates, isNoneSaid }: CertificateKindProps) {
  return (
    <Section
      gap={8}
      title={<FormattedMessage id={`certificates.kind.${kind}`} />}
      hint={<FormattedMessage id={`certificates.from.${kind}`} />}
      side={
        <Link className="link" to={FROM[kind]}>
          <FormattedMessage id={`certificates.open.${kind}`} />
        </Link>
      }
    >
      {certificates.length === 0 ? (
        isNoneSaid ? null : (
          <Text c="var(--ink-3)">
            <FormattedMessage id="certificates.none" />
          </Text>
        )
      ) : (
        <ul className="rows">
          {certificates.map((one) => (
            <Row key={one.applicationId ?? one.paymentId ?? one.year ?? kind} kind={kind} certificate={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ kind, certificate }: { kind: Kind; certificate: Certificate }) {
  const language = useLanguage();
  const id = useId();
  const { applicationId, title, day, year } = certificate;
  const shownDay = day === null ? null : formatDate(language, day);
  return (
    <li className="ends">
      <div id={id}>
        {title === null ? null : applicationId === null ? (
          <Localized as="p" text={title} />
        ) : (
          <p>
            <Link className="link" to={applicationPath(applicationId)}>
              <Localized text={title} />
            </Link>
          </p>
        )}
        <p className="meta">
          {kind === "MEMBERSHIP" ? (
            <FormattedMessage id="certificates.membership" values={{ day: shownDay }} />
          ) : year === null ? (
            shownDay
          ) : (
            <FormattedMessage id="certificates.reviews" values={{ year: String(year) }} />
          )}
        </p>
      </div>
      <DocumentButton about={aboutOf(kind, certificate)} describedBy={id} />
    </li>
  );
}
