// Narrows the list: words at once, everything else in a panel. What narrows it stands as pills, each of which can be taken away; all
// of it lives in the address, so that it can be sent to a colleague.
import { mdiClose, mdiFilterVariant, mdiMagnify } from "@mdi/js";
import { type FormEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useHref, useNavigate } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { Icon } from "#web/components/Icon.tsx";
import styles from "#web/components/list/FilterBar.module.css";
import { useFilterPanel, useTypedBox } from "#web/components/list/use-filter-focus.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ManagedPanel } from "./ManagedPanel.tsx";
import {
  type Filter,
  filtersOf,
  type ManagedAddress,
  managedPath,
  withoutFilter,
} from "./managed-address.ts";

interface FiltersProps {
  office: ProgramOffice;
  address: ManagedAddress;
}

export function ManagedFilters({ office, address }: FiltersProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const panel = useId();
  const { open, toggle, onToggle, onDone, onRemove } = useFilterPanel(managedPath(office, address));
  const box = useTypedBox(address.search ?? "");
  const label = intl.formatMessage({ id: "program-office.filter.search" });
  const filters = filtersOf(address);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    void navigate(managedPath(office, { ...address, search: typed === "" ? null : typed, page: 1 }));
  };
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        <search>
          <form className={styles.search} method="get" action={useHref(office.list)} onSubmit={find}>
            <Icon path={mdiMagnify} size={20} className={styles.glass} />
            <input
              ref={box}
              type="search"
              name="search"
              defaultValue={address.search ?? ""}
              aria-label={label}
              placeholder={label}
              maxLength={SEARCH_MAX_LENGTH}
              enterKeyHint="search"
              autoComplete="off"
            />
          </form>
        </search>
        {filters.map((filter) => (
          <Pill key={filter} filter={filter} office={office} address={address} onRemove={onRemove} />
        ))}
        <button
          ref={toggle}
          type="button"
          className={styles.add}
          aria-expanded={open}
          aria-controls={panel}
          onClick={onToggle}
        >
          <Icon path={mdiFilterVariant} size={18} />
          <FormattedMessage id="program-office.filter.add" />
        </button>
        {filters.length > 1 ? (
          <Link
            className={styles.clear}
            to={managedPath(office, withoutFilter(address, "all"))}
            onClick={onRemove}
          >
            <FormattedMessage id="program-office.filter.clear" />
          </Link>
        ) : null}
      </div>
      <div id={panel} hidden={!open}>
        {open ? <ManagedPanel office={office} address={address} onDone={onDone} /> : null}
      </div>
    </div>
  );
}

function Pill({
  filter,
  office,
  address,
  onRemove,
}: FiltersProps & { filter: Filter; onRemove: () => void }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `program-office.filter.${filter}` });
  const value = useFilterWords(filter, address);
  return (
    <span className={styles.pill}>
      <span className={styles.pillName}>{name}</span> <b>{value}</b>
      <Link
        to={managedPath(office, withoutFilter(address, filter))}
        className={styles.remove}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: "program-office.filter.remove" }, { name, value })}
      >
        <Icon path={mdiClose} size={18} />
      </Link>
    </span>
  );
}

function useFilterWords(filter: Filter, { phase, need, kind, search, from, to }: ManagedAddress): string {
  const intl = useIntl();
  const language = useLanguage();
  const day = (text: string | null) => (text === null ? "" : formatDate(language, `${text}T00:00:00+09:00`));
  switch (filter) {
    case "phase":
      return phase === null ? "" : intl.formatMessage({ id: `enums.ProgramState.${phase}` });
    case "need":
      return need === null ? "" : intl.formatMessage({ id: `program-office.need.${need}` });
    case "kind":
      return kind === null ? "" : intl.formatMessage({ id: `enums.ProgramKind.${kind}` });
    case "search":
      return search ?? "";
    case "period":
      return `${day(from)} – ${day(to)}`.trim();
  }
}
