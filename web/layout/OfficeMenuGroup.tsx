// A group of the office's menu: its title folds it, and says how much waits in it while it is folded.
import { mdiChevronDown } from "@mdi/js";
import { type ReactNode, useId } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import styles from "./OfficeMenu.module.css";
import type { OfficeGroup, Waiting } from "./office-pages.ts";

interface OfficeMenuGroupProps {
  group: OfficeGroup;
  /** The path of the page of the menu that is open; undefined: none is. */
  openPage: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  waitingOf: (path: string) => Waiting;
}

export function OfficeMenuGroup({ group, openPage, isOpen, onToggle, waitingOf }: OfficeMenuGroupProps) {
  const id = useId();
  const { name, pages } = group;
  const words = <FormattedMessage id={`office-menu.group.${name}`} />;
  const waiting = pages.map(({ to }) => waitingOf(to));
  const inAll = {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    hasMore: waiting.some(({ hasMore }) => hasMore),
  };
  return (
    <div className={styles.group}>
      {/* One page needs no title of its own. */}
      {pages.length === 1 ? (
        <span id={`${id}title`} className="spoken">
          {words}
        </span>
      ) : (
        <button
          type="button"
          id={`${id}title`}
          className={`tall ${styles.title}`}
          aria-expanded={isOpen}
          aria-controls={`${id}pages`}
          onClick={onToggle}
        >
          <span>{words}</span>
          {isOpen ? null : <WaitingCount {...inAll} />}
          <Icon className="chevron" path={mdiChevronDown} size={18} />
        </button>
      )}
      <ul id={`${id}pages`} aria-labelledby={`${id}title`} hidden={pages.length > 1 && !isOpen}>
        {pages.map((page, at) => (
          <li key={page.to}>
            <Link to={page.to} aria-current={page.to === openPage ? "page" : undefined}>
              <Icon path={page.icon} size={20} />
              <Label>
                <FormattedMessage id={page.label} />
              </Label>
              <WaitingCount {...(waiting[at] ?? { count: 0, hasMore: false })} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Label = ({ children }: { children: ReactNode }) => <span className="longWords">{children}</span>;

/** How much waits behind a line of the menu. */
function WaitingCount({ count, hasMore }: Waiting) {
  if (count === 0) return null;
  return (
    <span className={`small figures ${styles.waiting}`}>
      <FormattedNumber value={count} />
      {hasMore ? "+" : ""}
      <span className="spoken">
        {" "}
        <FormattedMessage id="dashboard.todo.inMenu" />
      </span>
    </span>
  );
}
