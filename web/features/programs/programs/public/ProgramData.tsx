import { useStructuredData } from "#web/components/structured-data/collect.ts";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { Program } from "./program.ts";
import { programThing } from "./program-data.ts";

/** A program, for machines. Who holds it is what the site's loader has loaded for header and footer. */
export function ProgramData({ program }: { program: Program }) {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const name = data?.settings.name ?? "";
  useStructuredData((address) => programThing(program, { name }, address));
  return null;
}
