// The tab of certificates: of each kind those that can be had now, and where they come from.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyCertificatesQuery } from "#web/gql/certificates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { CERTIFICATE_KINDS, CertificateKind, type CertificateKindProps } from "./CertificateKind.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyCertificatesQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  if (!data && error && !fetching) {
    const message = intl.formatMessage({ id: "certificates.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="account.waiting" />
      </p>
    );
  }
  return <Certificates certificates={data.myCertificates} />;
}

/** Without a certificate of any kind that is said once, and each kind says what leads to it. */
export function Certificates({ certificates }: Pick<CertificateKindProps, "certificates">) {
  const isNone = certificates.length === 0;
  return (
    <Stack gap={40} maw="var(--form)">
      <Text>
        <FormattedMessage id={isNone ? "certificates.noneAtAll" : "certificates.lede"} />
      </Text>
      {CERTIFICATE_KINDS.map((kind) => (
        <CertificateKind
          key={kind}
          kind={kind}
          certificates={certificates.filter((one) => one.kind === kind)}
          isNoneSaid={isNone}
        />
      ))}
    </Stack>
  );
}
