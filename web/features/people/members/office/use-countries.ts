// The countries in the language of the page.
import { useCountriesQuery } from "#web/gql/members.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function useCountries() {
  const [{ data }] = useCountriesQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const countries = data?.countries ?? [];
  return {
    options: countries.map(({ code, name }) => ({ value: code, label: name })),
    nameOf: (code: string) => countries.find((country) => country.code === code)?.name ?? code,
  };
}
