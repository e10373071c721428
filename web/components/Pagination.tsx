// Page numbers as links (`?page=`), so that they work by keyboard, in a new tab and without script. A place
// that leads nowhere (specification 4) is no link at all. While disabled, the links stay where they are and
// do nothing. The link that was followed becomes the current page and keeps the focus: keyboard users
// continue from there. Users who listen hear the page from the status.
import { mdiChevronLeft, mdiChevronRight } from "@mdi/js";
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import styles from "./Pagination.module.css";
import { type PageItem, pageItems, pageToGoTo } from "./page-numbers.ts";

interface PageLinkProps extends PaginationProps {
  page: number;
  label: string;
  /** The current page. */
  here: Ref<HTMLSpanElement>;
  onFollow: (page: number) => void;
  children: ReactNode;
}

interface PaginationProps {
  /** 1-based. */
  current: number;
  count: number;
  disabled?: boolean;
  /** The address of a page, without language prefix. */
  href: (page: number) => string;
  /** What is paged, where a page of the site has several lists: nobody can distinguish navigations of one name. */
  of?: string;
}

/** Nothing for a single page. */
export function Pagination({ current, count, disabled = false, href, of }: PaginationProps) {
  const intl = useIntl();
  const here = useRef<HTMLSpanElement>(null);
  /** The page of the link that was followed. */
  const followed = useRef<number | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (followed.current === current) {
      here.current?.focus({ preventScroll: true });
      setReached(current);
    }
    followed.current = null;
  }, [current]);
  if (count <= 1) return null;
  const label = intl.formatMessage({ id: "components.pagination.label" });
  const shared = {
    current,
    count,
    disabled,
    href,
    here,
    onFollow: (page: number) => {
      followed.current = page;
    },
  };
  const step = (page: number, label: string, path: string) => (
    <li aria-hidden={pageToGoTo(page, { current, count, disabled: false }) === null || undefined}>
      <PageLink {...shared} page={page} label={label}>
        <Icon path={path} size={22} />
      </PageLink>
    </li>
  );
  return (
    <nav
      className={`screenOnly ${styles.pagination}`}
      aria-label={of === undefined ? label : `${of}, ${label}`}
    >
      <ul>
        {step(current - 1, intl.formatMessage({ id: "components.pagination.previous" }), mdiChevronLeft)}
        {pageItems(current, count).map((item) => (
          <li
            key={item.kind === "gap" ? `gap ${item.after}` : item.page}
            className={visibility(item)}
            aria-hidden={item.kind === "gap" || undefined}
          >
            {item.kind === "gap" ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                {...shared}
                page={item.page}
                label={intl.formatMessage({ id: "components.pagination.page" }, { page: item.page })}
              >
                {item.page}
              </PageLink>
            )}
          </li>
        ))}
        {step(current + 1, intl.formatMessage({ id: "components.pagination.next" }), mdiChevronRight)}
      </ul>
      <span role="status" className="spoken">
        {reached === current
          ? intl.formatMessage({ id: "components.pagination.page" }, { page: current })
          : null}
      </span>
    </nav>
  );
}

function visibility(item: PageItem): string | undefined {
  if (!item.phone) return styles.wideOnly;
  return item.kind === "gap" && !item.wide ? styles.phoneOnly : undefined;
}

function PageLink({
  page,
  current,
  count,
  disabled = false,
  href,
  label,
  here,
  onFollow,
  children,
}: PageLinkProps) {
  if (page === current) {
    return (
      <span ref={here} tabIndex={-1} className={styles.current} aria-current="page">
        <span aria-hidden="true">{children}</span>
        <span className="spoken">{label}</span>
      </span>
    );
  }
  if (pageToGoTo(page, { current, count, disabled: false }) === null) {
    return <span className={styles.end}>{children}</span>;
  }
  const guard = (event: MouseEvent) => {
    if (pageToGoTo(page, { current, count, disabled }) === null) event.preventDefault();
    else onFollow(page);
  };
  return (
    <Link
      className={styles.link}
      to={href(page)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={guard}
    >
      {children}
    </Link>
  );
}
