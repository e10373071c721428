// Programs as rows: what is coming, or what has been; by tag; page by page.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigation } from "react-router-dom";
import filters from "#web/components/filters.module.css";
import { Link } from "#web/components/Link.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { ProgramRow } from "#web/components/programs/ProgramRow.tsx";
import tabs from "#web/components/tabs.module.css";
import type { ProgramScheduleQuery } from "#web/gql/programs.ts";
import { NothingPlanned } from "./NothingPlanned.tsx";
import styles from "./SchedulePage.module.css";
import { type ScheduleAddress, schedulePath } from "./schedule-address.ts";

export interface ProgramListProps {
  base: string;
  /** The other ways to look at the same. */
  views: ReactNode;
  address: ScheduleAddress;
  programs: NonNullable<ProgramScheduleQuery["programs"]>;
  tags: NonNullable<ProgramScheduleQuery["programTags"]>;
}

export function ProgramList({ base, views, address, programs, tags }: ProgramListProps) {
  const pending = useNavigation().state !== "idle";
  const { items, totalCount, page, pageCount } = programs;
  return (
    <>
      <div className={`screenOnly ends lineBelow ${styles.tools}`}>
        <Times base={base} address={address} />
        {views}
      </div>
      <div className={`ends ${styles.narrow}`}>
        {tags.length > 0 ? <Tags base={base} address={address} tags={tags} /> : null}
        {totalCount > 0 ? (
          <p className={`small figures ${styles.count}`}>
            <FormattedMessage
              id="program-pages.list.count"
              values={{ total: totalCount, page, pages: pageCount, b: (words) => <b key="b">{words}</b> }}
            />
          </p>
        ) : null}
      </div>
      <h2 className="spoken">
        <FormattedMessage
          id={address.when === "PAST" ? "program-pages.list.past" : "program-pages.list.upcoming"}
        />
      </h2>
      {items.length > 0 ? (
        <ul className="ruled">
          {items.map((program) => (
            <ProgramRow key={program.id} program={program} />
          ))}
        </ul>
      ) : (
        <div className="ruled">
          <NothingPlanned base={base} address={address} programs={programs} />
        </div>
      )}
      <Pagination
        current={address.page}
        count={pageCount}
        disabled={pending}
        href={(number) => schedulePath(base, { ...address, page: number })}
      />
    </>
  );
}

function Times({ base, address }: Pick<ProgramListProps, "base" | "address">) {
  const intl = useIntl();
  const { when } = address;
  const to = (time: ScheduleAddress["when"]) => schedulePath(base, { ...address, when: time, page: 1 });
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "program-pages.list.when" })}>
      <Link to={to("UPCOMING")} aria-current={when === "UPCOMING" || undefined}>
        <FormattedMessage id="program-pages.list.upcoming" />
      </Link>
      <Link to={to("PAST")} aria-current={when === "PAST" || undefined}>
        <FormattedMessage id="program-pages.list.past" />
      </Link>
    </nav>
  );
}

function Tags({ base, address, tags }: Pick<ProgramListProps, "base" | "address" | "tags">) {
  const intl = useIntl();
  const to = (tag: string | null) => schedulePath(base, { ...address, tag, page: 1 });
  return (
    <nav
      className={filters.filters}
      data-pushed
      aria-label={intl.formatMessage({ id: "program-pages.list.tags" })}
    >
      <ul>
        <li>
          <Link to={to(null)} aria-current={address.tag === null || undefined}>
            <FormattedMessage id="program-pages.list.all" />
          </Link>
        </li>
        {tags.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={to(slug)} aria-current={address.tag === slug || undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
