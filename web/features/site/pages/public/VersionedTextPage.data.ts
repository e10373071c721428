// Loads a text in versions: the one in force, another by its number, or what one changed. Only the text in
// force is for search engines.

import { redirect } from "react-router-dom";
import type { Client } from "urql";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import { descriptionOf } from "#web/components/rich-text/description.ts";
import type { Language, PageKey } from "#web/gql/enums.ts";
import { PageChangesDocument, VersionedPageDocument } from "#web/gql/pages.ts";
import { toGraphqlLanguage, toUiLanguages } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { inForceOn, readDay, readVersionAddress, versionPath } from "./version-address.ts";

/** Where the version of a day is; 404 for a day before the first. */
async function pathOfDay(
  client: Client,
  key: PageKey,
  { day, language }: { day: string; language: Language },
): Promise<string> {
  const { pageVersions, inForce } = await loadQuery(client, VersionedPageDocument, {
    key,
    number: null,
    language,
  });
  const version = inForceOn(pageVersions, day);
  if (!version) throw notFound();
  return versionPath(key, {
    number: version.number === inForce?.number ? null : version.number,
    changes: false,
  });
}

/** A version that is not there, and the changes of one that changed nothing, are 404. */
export const loader: PageLoader<{ pageKey: PageKey }> = async ({ client, intl, language, props, url }) => {
  const key = props.pageKey;
  const day = readDay(url.searchParams);
  if (day !== null)
    throw redirect(await pathOfDay(client, key, { day, language: toGraphqlLanguage(language) }));
  const address = readVersionAddress(url.searchParams);
  const { number, changes } = address;
  const variables = { key, number, language: toGraphqlLanguage(language) };
  const canonicalPath = versionPath(key, address);
  if (changes) {
    const { page } = await loadQuery(client, PageChangesDocument, variables);
    if (!page?.changes) throw notFound();
    const title = intl.formatMessage({ id: "pages.changes.title" }, { title: page.title.text });
    return { variables, meta: { title, canonicalPath, noindex: true } };
  }
  const { page } = await loadQuery(client, VersionedPageDocument, variables);
  if (page !== null) {
    const meta = { title: page.title.text, ...descriptionOf(page.content.document) };
    const languages = toUiLanguages(page.languages);
    return { variables, meta: { ...meta, languages, canonicalPath, noindex: number !== null } };
  }
  if (number !== null) throw notFound();
  return { variables, meta: { title: intl.formatMessage({ id: PAGE_NAMES[key] }), noindex: true } };
};
