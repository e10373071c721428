// Narrows a list: words at once (the key / goes there), everything else in a panel beside the list. What
// narrows it is shown as pills, each of which can be taken away; all of it lives in the address.
import { Box, Button, Group, Text, TextInput } from "@mantine/core";
import { mdiClose, mdiFilterVariant, mdiMagnify } from "@mdi/js";
import type { FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { textKey } from "#web/page/query.ts";
import styles from "./FilterBar.module.css";
import { FilterPanel } from "./FilterPanel.tsx";
import { type FilterOption, type FilterOptions, usePillWords } from "./filter-words.ts";
import { setFilters, withoutFilters } from "./list-address.ts";
import { useFilterPanel, useTypedBox } from "./use-filter-focus.ts";
import type { OpenList } from "./use-list-address.ts";

interface FilterBarProps {
  list: OpenList;
  options: FilterOptions;
}

export function FilterBar({ list, options }: FilterBarProps) {
  const { definition, address, path } = list;
  const { open, toggle, onOpen, onClose, onRemove } = useFilterPanel(path({}));
  const names = Object.keys(definition.filters).filter((name) => definition.filters[name]?.kind !== "tab");
  const box = names.find((name) => definition.filters[name]?.kind === "text");
  const set = setFilters(address, definition);
  return (
    <Box mt={16}>
      <Group gap={8}>
        {box === undefined ? null : <SearchBox list={list} name={box} />}
        {set.map((name) => (
          <Pill key={name} name={name} list={list} given={options[name]} onRemove={onRemove} />
        ))}
        {names.length > (box === undefined ? 0 : 1) ? (
          <Button
            ref={toggle}
            size="sm"
            variant="outline"
            fz="sm"
            bd="1px dashed var(--control)"
            bdrs={22}
            leftSection={<Icon path={mdiFilterVariant} size={18} />}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            <FormattedMessage id="list.filter.add" />
          </Button>
        ) : null}
        {set.length > 1 ? (
          <Link
            className="link"
            to={path({ filter: withoutFilters(address, definition) })}
            onClick={onRemove}
          >
            <FormattedMessage id="list.filter.clear" />
          </Link>
        ) : null}
      </Group>
      {open ? <FilterPanel list={list} options={options} box={box} onClose={onClose} /> : null}
    </Box>
  );
}

function SearchBox({ list, name }: { list: OpenList; name: string }) {
  const intl = useIntl();
  const { definition, address, go } = list;
  const { [name]: filter } = definition.filters;
  const typed = String(address.filter[name] ?? "");
  const label = filter && intl.formatMessage({ id: filter.label });
  const input = useTypedBox(typed);
  useSingleKeys((key) => {
    const isIntended = key === KEYS.everywhere.search;
    if (isIntended) input.current?.focus();
    return isIntended;
  });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = textKey.read(String(new FormData(event.currentTarget).get(name) ?? ""));
    go({ filter: { [name]: words } });
  };
  return (
    <Box component="search" w={{ base: "100%", sm: 300 }}>
      <form onSubmit={find}>
        <TextInput
          ref={input}
          type="search"
          name={name}
          defaultValue={typed}
          leftSection={<Icon path={mdiMagnify} size={20} />}
          aria-label={intl.formatMessage({ id: "list.filter.search" }, { name: label })}
          aria-keyshortcuts="/"
          placeholder={label}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </Box>
  );
}

interface PillProps {
  list: OpenList;
  name: string;
  given: readonly FilterOption[] | undefined;
  onRemove: () => void;
}

function Pill({ list, name, given, onRemove }: PillProps) {
  const intl = useIntl();
  const say = usePillWords();
  const { definition, address, path } = list;
  const { [name]: filter } = definition.filters;
  if (!filter) return null;
  const label = intl.formatMessage({ id: filter.label });
  const value = say(filter, address.filter[name], given);
  return (
    <span className={`tall figures ${styles.pill}`}>
      <Text span c="var(--ink-2)">
        {label}
      </Text>{" "}
      <b className={`cut ${styles.value}`} title={value}>
        {value}
      </b>
      <Link
        to={path({ filter: withoutFilters(address, definition, [name]) })}
        className={`iconButton ${styles.remove}`}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: "list.filter.remove" }, { name: label, value })}
      >
        <Icon path={mdiClose} size={18} />
      </Link>
    </span>
  );
}
