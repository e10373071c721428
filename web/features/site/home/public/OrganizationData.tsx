import { useStructuredData } from "#web/components/structured-data/collect.ts";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

/** Who the association is, for machines: what the site's loader has loaded for header and footer. */
export function OrganizationData() {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  useStructuredData((address) => ({
    "@type": "Organization",
    "@id": `${address("/")}#organization`,
    url: address("/"),
    ...(data && {
      name: data.settings.name,
      description: data.settings.description,
      ...(data.settings.address ? { address: data.settings.address } : {}),
      ...(data.settings.phone ? { telephone: data.settings.phone } : {}),
      ...(data.settings.email ? { email: data.settings.email } : {}),
    }),
  }));
  return null;
}
