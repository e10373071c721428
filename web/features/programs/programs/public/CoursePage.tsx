// A course or the exam: its dates, those that can be applied to first; what it is; the dates that have been, folded.

import { FormattedMessage, useIntl } from "react-intl";
import columns from "#web/components/Columns.module.css";
import contents from "#web/components/Contents.module.css";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { Localized, useForeignLang } from "#web/components/Localized.tsx";
import { KitecLettering } from "#web/components/letter-art/KitecLettering.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { PageOfficeSlot } from "#web/components/PageOfficeSlot.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { openFirst } from "#web/components/programs/open-first.ts";
import { ProgramRow } from "#web/components/programs/ProgramRow.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { outline } from "#web/components/rich-text/outline.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import {
  type CourseProgramPageQuery,
  type CourseProgramPageQueryVariables,
  useCourseProgramPageQuery,
} from "#web/gql/programs.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { ALL_PROGRAMS, FAQ_PATH, KIND_PATHS } from "#web/paths.ts";
import styles from "./CoursePage.module.css";
import { coursePath } from "./course-address.ts";
import type { CourseKind } from "./kinds.ts";

const NEXT_STEPS = [
  { to: ALL_PROGRAMS, label: "layout.nav.allPrograms" },
  { to: FAQ_PATH, label: "layout.nav.faq" },
] as const;

export function Component({ kind }: { kind: CourseKind }) {
  const variables = usePageVariables<CourseProgramPageQueryVariables>();
  const [{ data }] = useCourseProgramPageQuery({ variables });
  return data === undefined ? null : <Course kind={kind} data={data} number={variables.page ?? 1} />;
}

interface CourseProps {
  kind: CourseKind;
  data: CourseProgramPageQuery;
  /** The page of past dates. */
  number: number;
}

/** A course, in force or in a preview. */
export function Course({ kind, data: { page, live, past }, number }: CourseProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `enums.ProgramKind.${kind}` });
  return (
    <article>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: "layout.nav.education" }) },
          { label: name, to: KIND_PATHS[kind] },
        ]}
        {...(kind === "KITEC" ? { above: <KitecLettering className={styles.lettering} /> } : {})}
        heading={page === null ? <h1>{name}</h1> : <Localized as="h1" text={page.title} />}
        action={<PageOfficeSlot pageKey={kind} />}
        tabs={sectionTabs(intl, "education")}
      />
      <div className={`frame textPage ${styles.page}`}>
        <Live live={live} />
        <Text page={page} />
        <Past kind={kind} past={past} number={number} />
        <NextSteps steps={NEXT_STEPS} />
      </div>
    </article>
  );
}

function Live({ live }: Pick<CourseProgramPageQuery, "live">) {
  return (
    <section>
      <h2>
        <FormattedMessage id="program-pages.course.live" />
      </h2>
      {live.items.length === 0 ? (
        <div className="ruled">
          <EmptyState
            title={<FormattedMessage id="program-pages.course.none" />}
            detail={<FormattedMessage id="program-pages.course.noneDetail" />}
          />
        </div>
      ) : (
        <ul className="ruled">
          {openFirst(live.items).map((program) => (
            <ProgramRow key={program.id} program={program} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Text({ page }: Pick<CourseProgramPageQuery, "page">) {
  const lang = useForeignLang(page?.content.language ?? "KO");
  if (page === null) {
    return (
      <div className={styles.text}>
        <EmptyState
          title={<FormattedMessage id="program-pages.course.text" />}
          detail={<FormattedMessage id="program-pages.course.textDetail" />}
        />
      </div>
    );
  }
  const { document, language } = page.content;
  const sections = outline(document);
  return (
    <div className={`${columns.reading} ${styles.columns}`}>
      {sections.length < 2 ? null : (
        <nav className={`screenOnly ruled stays ${contents.contents}`} aria-labelledby="contents">
          <p className="h4" id="contents">
            <FormattedMessage id="programs.parts" />
          </p>
          <ol lang={lang}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="titleLink" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>
        <FallbackNotice language={language} />
        <FigureImages value={page.figures}>
          <RichText document={document} lang={lang} />
        </FigureImages>
      </div>
    </div>
  );
}

interface PastProps extends Pick<CourseProgramPageQuery, "past"> {
  kind: CourseKind;
  number: number;
}

/** Open from the second page on, whose address asks for it. */
function Past({ kind, past, number }: PastProps) {
  if (past.totalCount === 0) return null;
  return (
    <details className={styles.past} open={number > 1}>
      <summary className="unfold h4">
        <h2>
          <FormattedMessage id="program-pages.course.past" values={{ count: past.totalCount }} />
        </h2>
      </summary>
      <ul className="ruled">
        {past.items.map((program) => (
          <ProgramRow key={program.id} program={program} />
        ))}
      </ul>
      <Pagination current={number} count={past.pageCount} href={(page) => coursePath(kind, page)} />
    </details>
  );
}
