// /programs/{idx}/booth-sheet: the terms of a program in both languages by topic, for interpreters. On a
// phone one column, the word that is looked for large.
import { mdiArrowLeft, mdiFilePdfBox } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { type BoothPageQuery, type BoothPageQueryVariables, useBoothPageQuery } from "#web/gql/booth.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { boothFilePath, KIND_PATHS, programPath } from "#web/paths.ts";
import styles from "./BoothPage.module.css";

type Sheet = NonNullable<BoothPageQuery["boothSheet"]>;

export function Component() {
  const variables = usePageVariables<BoothPageQueryVariables>();
  const [{ data }] = useBoothPageQuery({ variables });
  return data?.boothSheet ? <Terms sheet={data.boothSheet} /> : null;
}

function Terms({ sheet }: { sheet: Sheet }) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, kind, title, startsAt, location, topics, isCut } = sheet;
  return (
    <article>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: `enums.ProgramKind.${kind}` }), to: KIND_PATHS[kind] },
          { label: title.text, to: programPath(sheet) },
        ]}
        above={<FormattedMessage id="booth.title" />}
        heading={<Localized as="h1" text={title} />}
        below={[formatNamedDay(language, startsAt), location?.text].filter(Boolean).join(" · ")}
      />
      <div className="frame listPage">
        {topics.length === 0 ? (
          <p className="note">
            <FormattedMessage id="booth.none" />
          </p>
        ) : (
          <p className="screenOnly">
            <a className="tall link" href={boothFilePath(id)}>
              <Icon path={mdiFilePdfBox} size={20} /> <FormattedMessage id="booth.pdf" />
            </a>
          </p>
        )}
        {isCut ? (
          <p className="note">
            <FormattedMessage id="booth.part" />
          </p>
        ) : null}
        {topics.map((topic) => (
          <Topic key={topic.field} topic={topic} />
        ))}
        <div className="wayBack screenOnly">
          <ButtonLink to={programPath(sheet)} variant="outline" wideOnPhone>
            <Icon path={mdiArrowLeft} />
            <FormattedMessage id="booth.back" />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** What is heard is in either language: both are as large. */
function Topic({ topic: { field, terms } }: { topic: Sheet["topics"][number] }) {
  const here = useLanguage();
  const other = otherLanguage(here);
  const headingId = `topic-${field.toLowerCase().replaceAll("_", "-")}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={`partTitle ${styles.topic}`}>
        <FormattedMessage id={`glossary.field.${field}`} />
      </h2>
      <dl>
        {terms.map((term) => (
          <div key={term.id} className={`listRow ${styles.term}`}>
            <dt className="h4">{term[here]}</dt>
            <dd className="h4" lang={other}>
              {term[other]}
            </dd>
            {term.note === null ? null : (
              <dd className={`note lines ${styles.note}`}>
                <Localized text={term.note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
