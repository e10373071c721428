// A text of the association that changes by version: which version, since when, its articles listed beside
// it, the others below it.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import columns from "#web/components/Columns.module.css";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import {
  useVersionedPageQuery,
  type VersionedPageQuery,
  type VersionedPageQueryVariables,
} from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { ComingNotice } from "./ComingNotice.tsx";
import { Contents } from "./Contents.tsx";
import { Edition } from "./Edition.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import { OtherVersionNotice } from "./OtherVersionNotice.tsx";
import type { ShownText } from "./shown-page.ts";
import { VersionChanges } from "./VersionChanges.tsx";
import { VersionList } from "./VersionList.tsx";
import { readVersionAddress } from "./version-address.ts";

export function Component({ pageKey }: { pageKey: PageKey }) {
  const [query] = useSearchParams();
  const { changes } = readVersionAddress(query);
  return changes ? <VersionChanges pageKey={pageKey} /> : <Text pageKey={pageKey} />;
}

function Text({ pageKey }: { pageKey: PageKey }) {
  const [{ data }] = useVersionedPageQuery({ variables: usePageVariables<VersionedPageQueryVariables>() });
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
  return (
    <VersionedText
      pageKey={pageKey}
      page={version}
      edition={<Edition pageKey={pageKey} version={version} more={pageVersions.length > 1} />}
      notice={
        version.number === inForce?.number ? (
          <ComingNotice pageKey={pageKey} inForce={version.number} />
        ) : (
          <OtherVersionNotice
            pageKey={pageKey}
            version={version}
            inForce={inForce?.number ?? null}
            versions={pageVersions}
          />
        )
      }
      others={
        pageVersions.length < 2 ? null : (
          <VersionList
            pageKey={pageKey}
            versions={pageVersions}
            inForce={inForce?.number ?? null}
            shown={version.number}
          />
        )
      }
    />
  );
}

interface VersionedTextProps {
  readonly pageKey: PageKey;
  readonly page: ShownText;
  /** Which version it is, since when. */
  readonly edition: ReactNode;
  readonly notice?: ReactNode;
  /** The other versions. */
  readonly others?: ReactNode;
}

/** The text, in force, of another time or in a preview. */
export function VersionedText({ pageKey, page, edition, notice, others }: VersionedTextProps) {
  const { title, content, figures } = page;
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey={pageKey} title={title} below={edition} />
      <div className={`frame textPage ${columns.reading}`}>
        <Contents document={content.document} lang={lang} />
        <div>
          {notice}
          <FallbackNotice language={content.language} />
          <FigureImages value={figures}>
            <RichText document={content.document} lang={lang} />
          </FigureImages>
          {others}
          <NextSteps steps={NEXT_STEPS[pageKey]} />
        </div>
      </div>
    </article>
  );
}
