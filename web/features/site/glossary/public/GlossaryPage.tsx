// /glossary: the terms of the trade in the order of a dictionary, by letters, and looked up in a box. It all
// works without script.
import { mdiMagnify } from "@mdi/js";
import type { FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useHref, useNavigate, useNavigation, useSearchParams } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EmptyState } from "#web/components/EmptyState.tsx";
import plain from "#web/components/forms/plain-field.module.css";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import field from "#web/components/SearchField.module.css";
import { type GlossaryPageQueryVariables, useGlossaryPageQuery } from "#web/gql/glossary.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { textKey } from "#web/page/query.ts";
import { GLOSSARY_CSV_PATH, GLOSSARY_PATH, GLOSSARY_TBX_PATH, TERMS_TAB } from "#web/paths.ts";
import styles from "./GlossaryPage.module.css";
import { glossaryPath, readGlossary } from "./glossary-address.ts";
import { Letters } from "./Letters.tsx";
import { TermList } from "./TermList.tsx";

/** The whole glossary, for other tools. */
const FILES = [
  { path: GLOSSARY_CSV_PATH, name: "CSV" },
  { path: GLOSSARY_TBX_PATH, name: "TBX" },
];
const ALL = { search: null, letter: null, page: 1 };

export function Component() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = readGlossary(query);
  const [{ data }] = useGlossaryPageQuery({ variables: usePageVariables<GlossaryPageQueryVariables>() });
  const pending = useNavigation().state !== "idle";
  if (data === undefined) return null;
  const { exactCount: count, reachable, pageSize, items } = data.glossary;
  const title = intl.formatMessage({ id: "glossary.title" });
  // After a search the hits come first.
  const letters = <Letters current={address.letter} known={data.glossaryLetters} />;
  const isWhole = address.search === null && address.letter === null;
  return (
    <>
      <PageHead
        crumbs={[{ label: intl.formatMessage({ id: "layout.nav.communication" }) }, { label: title }]}
        heading={<h1>{title}</h1>}
        below={<FormattedMessage id="glossary.lede" />}
        tabs={sectionTabs(intl, "communication")}
      />
      <div className="frame listPage">
        <div className={`screenOnly ends ${styles.tools}`}>
          <SearchBox search={address.search} />
          <MoreLink to={TERMS_TAB}>
            <FormattedMessage id="glossary.suggest" />
          </MoreLink>
        </div>
        {address.search === null ? letters : null}
        <p className={`small figures ${styles.count}`}>
          {count === 0 ? null : <FormattedMessage id="glossary.count" values={{ count }} />}{" "}
          {count > reachable ? <FormattedMessage id="glossary.deep" values={{ count: reachable }} /> : null}{" "}
          {isWhole ? null : (
            <Link className="link" to={glossaryPath(ALL)}>
              <FormattedMessage id="glossary.clear" />
            </Link>
          )}
        </p>
        {items.length > 0 ? (
          <TermList terms={items} />
        ) : (
          <div className="ruled">
            <EmptyState
              title={
                <FormattedMessage id={isWhole && address.page === 1 ? "glossary.empty" : "glossary.none"} />
              }
              detail={<FormattedMessage id="glossary.noneDetail" />}
            />
          </div>
        )}
        {address.search === null ? null : letters}
        {items.length > 0 ? (
          <p className={`note ${styles.files}`}>
            <FormattedMessage id="glossary.files" />{" "}
            {FILES.map(({ path, name }) => (
              <a key={path} className="link" href={path} download>
                {name}
              </a>
            ))}
          </p>
        ) : null}
        <Pagination
          current={address.page}
          count={Math.ceil(Math.min(count, reachable) / pageSize)}
          disabled={pending}
          href={(page) => glossaryPath({ ...address, page })}
        />
      </div>
    </>
  );
}

function SearchBox({ search }: { search: string | null }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage({ id: "glossary.search" });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    void navigate(glossaryPath({ ...ALL, search: textKey.read(String(typed ?? "")) }));
  };
  return (
    <search className={`screenOnly ${field.search}`}>
      <form className={field.box} method="get" action={useHref(GLOSSARY_PATH)} onSubmit={find}>
        <input
          key={search}
          className={plain.field}
          type="search"
          name="search"
          defaultValue={search ?? ""}
          aria-label={label}
          placeholder={label}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="iconButton" aria-label={intl.formatMessage({ id: "glossary.go" })}>
          <Icon path={mdiMagnify} size={22} />
        </button>
      </form>
    </search>
  );
}
