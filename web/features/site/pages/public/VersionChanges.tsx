// Shows what a version changed: only the articles that did, with what came underlined and what went struck
// out, and words that say so.
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import {
  type PageChangesQuery,
  type PageChangesQueryVariables,
  usePageChangesQuery,
} from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { ChangedArticles } from "./ChangedArticles.tsx";
import { NoVersion } from "./NoVersion.tsx";
import styles from "./VersionChanges.module.css";
import { VersionList } from "./VersionList.tsx";
import { versionPath } from "./version-address.ts";

export function VersionChanges({ pageKey }: { pageKey: PageKey }) {
  const [{ data }] = usePageChangesQuery({ variables: usePageVariables<PageChangesQueryVariables>() });
  if (data === undefined) return null;
  const { page } = data;
  return page?.changes ? (
    <Changes pageKey={pageKey} data={data} page={page} changes={page.changes} />
  ) : (
    <NoVersion pageKey={pageKey} />
  );
}

type Page = NonNullable<PageChangesQuery["page"]>;

interface ChangesProps {
  readonly pageKey: PageKey;
  readonly data: PageChangesQuery;
  readonly page: Page;
  readonly changes: NonNullable<Page["changes"]>;
}

function Changes({ pageKey, data: { inForce, pageVersions }, page, changes }: ChangesProps) {
  const { number, previous, title } = page;
  const lang = useForeignLang(changes.language);
  const own = number === inForce?.number ? null : number;
  return (
    <article>
      <AssociationHead
        pageKey={pageKey}
        title={title}
        below={
          <FormattedMessage
            id="pages.changes.between"
            values={{ from: previous?.number ?? number - 1, to: number }}
          />
        }
      />
      <div className="frame textPage">
        <div className={styles.main}>
          <div className="ends note">
            <p>
              <FormattedMessage
                id="pages.changes.key"
                values={{
                  ins: (words) => <ins key="ins">{words}</ins>,
                  del: (words) => <del key="del">{words}</del>,
                }}
              />
            </p>
            <Link className="screenOnly tall link" to={versionPath(pageKey, { number: own, changes: false })}>
              <FormattedMessage id="pages.changes.whole" values={{ number }} />
            </Link>
          </div>
          <ChangedArticles lines={changes.lines} lang={lang} />
          <VersionList
            pageKey={pageKey}
            versions={pageVersions}
            inForce={inForce?.number ?? null}
            shown={number}
          />
        </div>
      </div>
    </article>
  );
}
