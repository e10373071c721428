// All filters of a list at once, beside the list: set together, applied together.
import { Button, Stack } from "@mantine/core";
import type { FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FilterField } from "./FilterField.tsx";
import type { FilterOptions } from "./filter-words.ts";
import { readListAddress } from "./list-address.ts";
import type { OpenList } from "./use-list-address.ts";

interface FilterPanelProps {
  list: OpenList;
  options: FilterOptions;
  /** The filter that has a box of its own. */
  box: string | undefined;
  onClose: () => void;
}

/** Open while it is mounted. */
export function FilterPanel({ list, options, box, onClose }: FilterPanelProps) {
  const intl = useIntl();
  const { definition, address, go } = list;
  const fields = Object.entries(definition.filters).filter(
    ([name, { kind }]) => name !== box && kind !== "tab",
  );
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    const read = readFilters(new FormData(event.currentTarget), list);
    go({ filter: Object.fromEntries(fields.map(([name]) => [name, read[name]])) });
  };
  return (
    <Dialog
      isSide
      title={<FormattedMessage id="list.filter.add" />}
      closeLabel={intl.formatMessage({ id: "list.filter.close" })}
      onClose={onClose}
    >
      <form onSubmit={apply}>
        <Stack gap={20}>
          {fields.map(([name, filter]) => (
            <FilterField
              key={name}
              name={name}
              filter={filter}
              value={address.filter[name]}
              given={options[name]}
            />
          ))}
          <DialogFoot>
            <Button type="submit" fullWidth>
              <FormattedMessage id="list.filter.apply" />
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the form says, read as an address is: what is not known falls away. */
function readFilters(form: FormData, { definition }: OpenList) {
  const query = new URLSearchParams();
  const said = (name: string) => form.getAll(name).map(String).filter(Boolean);
  for (const [name, { kind }] of Object.entries(definition.filters)) {
    if (kind === "answers") {
      const answers = [...form.entries()].flatMap(([field, value]) =>
        field.startsWith(`${name}-`) && String(value) !== ""
          ? `${field.slice(name.length + 1)}:${encodeURIComponent(String(value))}`
          : [],
      );
      query.set(name, answers.join(","));
      continue;
    }
    const isRange = kind === "days" || kind === "numbers";
    const ends = `${said(`${name}-from`)[0] ?? ""}..${said(`${name}-to`)[0] ?? ""}`;
    query.set(name, isRange ? ends : said(name).join(","));
  }
  return readListAddress(query, definition).filter;
}
