// All fields of a list at once: set together, taken over together.
import { Button, Group } from "@mantine/core";
import type { FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { FilterField } from "./FilterField.tsx";
import type { FilterOptions } from "./filter-words.ts";
import { listPath, readListAddress } from "./list-address.ts";
import type { OpenList } from "./use-list-address.ts";

interface FilterPanelProps {
  list: OpenList;
  options: FilterOptions;
  /** The filter that has a box of its own. */
  box: string | undefined;
  onDone: () => void;
}

export function FilterPanel({ list, options, box, onDone }: FilterPanelProps) {
  const { definition, address, go } = list;
  const fields = Object.entries(definition.filters).filter(
    ([name, { kind }]) => name !== box && kind !== "tab",
  );
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone();
    const read = readFilters(new FormData(event.currentTarget), list);
    go({
      filter: { ...address.filter, ...Object.fromEntries(fields.map(([name]) => [name, read[name]])) },
    });
  };
  return (
    <form key={listPath("", definition, address)} onSubmit={apply}>
      <Group
        gap="16px 24px"
        align="flex-end"
        mt={12}
        p={16}
        bg="var(--navy-50)"
        style={{ borderLeft: "4px solid var(--primary)" }}
      >
        {fields.map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            value={address.filter[name]}
            given={options[name]}
          />
        ))}
        <Button variant="outline" size="sm" type="submit">
          <FormattedMessage id="list.filter.apply" />
        </Button>
      </Group>
    </form>
  );
}

/** What the form says, read as an address is: what is not known falls away. */
function readFilters(form: FormData, { definition }: OpenList) {
  const query = new URLSearchParams();
  const said = (name: string) => form.getAll(name).map(String).filter(Boolean);
  for (const [name, { kind }] of Object.entries(definition.filters)) {
    const isRange = kind === "days" || kind === "numbers";
    const ends = `${said(`${name}-from`)[0] ?? ""}..${said(`${name}-to`)[0] ?? ""}`;
    query.set(name, isRange ? ends : said(name).join(","));
  }
  return readListAddress(query, definition).filter;
}
