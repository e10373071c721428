// A text of the association that changes by version: which version, since when, its articles listed beside it, the others below it.
import { useSearchParams } from "react-router-dom";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type PageKey, useVersionedPageQuery, type VersionedPageQuery } from "#web/gql/pages.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { Contents } from "./Contents.tsx";
import { Edition } from "./Edition.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { OtherVersionNotice } from "./OtherVersionNotice.tsx";
import { VersionChanges } from "./VersionChanges.tsx";
import styles from "./VersionedText.module.css";
import { VersionList } from "./VersionList.tsx";
import { readVersionAddress } from "./version-address.ts";

export function VersionedText({ pageKey }: { pageKey: PageKey }) {
  const [query] = useSearchParams();
  const { number, changes } = readVersionAddress(query);
  return changes ? (
    <VersionChanges pageKey={pageKey} number={number} />
  ) : (
    <Text pageKey={pageKey} number={number} />
  );
}

function Text({ pageKey, number }: { pageKey: PageKey; number: number | null }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useVersionedPageQuery({ variables: { key: pageKey, number, language } });
  if (data === undefined) return null;
  const { page } = data;
  return page === null ? (
    <NoVersion pageKey={pageKey} />
  ) : (
    <Version pageKey={pageKey} version={page} data={data} />
  );
}

interface VersionProps {
  readonly pageKey: PageKey;
  readonly version: NonNullable<VersionedPageQuery["page"]>;
  readonly data: VersionedPageQuery;
}

function Version({ pageKey, version, data: { inForce, pageVersions } }: VersionProps) {
  const { title, content } = version;
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead
        pageKey={pageKey}
        title={title}
        below={<Edition version={version} more={pageVersions.length > 1} />}
      />
      <div className={`frame ${styles.columns}`}>
        <Contents document={content.document} lang={lang} />
        <div className={styles.main}>
          <OtherVersionNotice
            pageKey={pageKey}
            version={version}
            inForce={inForce?.number ?? null}
            versions={pageVersions}
          />
          <FallbackNotice language={content.language} />
          <RichText document={content.document} lang={lang} />
          {pageVersions.length < 2 ? null : (
            <VersionList
              pageKey={pageKey}
              versions={pageVersions}
              inForce={inForce?.number ?? null}
              shown={version.number}
            />
          )}
        </div>
      </div>
    </article>
  );
}
