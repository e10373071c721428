// Narrows a list: words at once (the key / goes there), everything else in a panel. What narrows it stands as pills, each of which
// can be taken away; all of it lives in the address.
import { mdiClose, mdiFilterVariant, mdiMagnify } from "@mdi/js";
import { type FormEvent, useEffect, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./FilterBar.module.css";
import { FilterPanel } from "./FilterPanel.tsx";
import { type FieldWords, type ListWords, usePillWords } from "./filter-words.ts";
import { type ListField, setFields, withoutField, withoutFields } from "./list-address.ts";
import { useFilterPanel, useTypedBox } from "./use-filter-focus.ts";
import type { OpenList } from "./use-list-address.ts";

interface FilterBarProps {
  list: OpenList;
  /** The words of each field, by its key. */
  words: ListWords;
}

export function FilterBar({ list, words }: FilterBarProps) {
  const panel = useId();
  const { definition, address, path } = list;
  const { open, toggle, onToggle, onDone, onRemove } = useFilterPanel(path({}));
  const [box] = definition.fields.filter(({ kind }) => kind === "text");
  const set = setFields(address, definition);
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        {box === undefined ? null : <SearchBox list={list} field={box} words={words[box.key]} />}
        {set.map((field) => (
          <Pill key={field.key} field={field} list={list} words={words[field.key]} onRemove={onRemove} />
        ))}
        {definition.fields.length > (box === undefined ? 0 : 1) ? (
          <button
            ref={toggle}
            type="button"
            className={styles.add}
            aria-expanded={open}
            aria-controls={panel}
            onClick={onToggle}
          >
            <Icon path={mdiFilterVariant} size={18} />
            <FormattedMessage id="list.filter.add" />
          </button>
        ) : null}
        {set.length > 1 ? (
          <Link className={styles.clear} to={path(withoutFields(address))} onClick={onRemove}>
            <FormattedMessage id="list.filter.clear" />
          </Link>
        ) : null}
      </div>
      <div id={panel} hidden={!open}>
        {open ? <FilterPanel list={list} words={words} box={box} onDone={onDone} /> : null}
      </div>
    </div>
  );
}

interface FieldProps {
  list: OpenList;
  field: ListField;
  words: FieldWords | undefined;
}

function SearchBox({ list, field, words }: FieldProps) {
  const { address, go } = list;
  const typed = address.texts[field.key] ?? "";
  const input = useTypedBox(typed);
  useEffect(() => {
    const toBox = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", toBox);
    return () => document.removeEventListener("keydown", toBox);
  }, [input]);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(field.key) ?? "").trim();
    const { texts } = withoutField(address, field.key);
    go({ texts: words === "" ? texts : { ...texts, [field.key]: words } });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={find}>
        <Icon path={mdiMagnify} size={20} className={styles.glass} />
        <input
          ref={input}
          type="search"
          name={field.key}
          defaultValue={typed}
          aria-label={words?.label}
          aria-keyshortcuts="/"
          placeholder={words?.label}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  );
}

function Pill({ list, field, words, onRemove }: FieldProps & { onRemove: () => void }) {
  const intl = useIntl();
  const { address, path } = list;
  const name = words?.label ?? "";
  const value = usePillWords(field, address, words);
  return (
    <span className={styles.pill}>
      <span className={styles.pillName}>{name}</span> <b title={value}>{value}</b>
      <Link
        to={path(withoutField(address, field.key))}
        className={styles.remove}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: "list.filter.remove" }, { name, value })}
      >
        <Icon path={mdiClose} size={18} />
      </Link>
    </span>
  );
}
