// All fields of a list at once: set together, taken over together.
import { Button } from "@mantine/core";
import { type FormEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { toKey } from "#web/page/query.ts";
import styles from "./FilterPanel.module.css";
import { chosenOf, endsOf, type FilterOption, type FilterOptions, optionsOf } from "./filter-words.ts";
import { listPath, readListAddress } from "./list-address.ts";
import type { ListFilter } from "./list-definition.ts";
import type { OpenList } from "./use-list-address.ts";

/** So many values stand side by side; more are a list of the browser. */
const SIDE_BY_SIDE = 12;

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
    <form className={styles.panel} onSubmit={apply} key={listPath("", definition, address)}>
      {fields.map(([name, filter]) => (
        <Field key={name} name={name} filter={filter} value={address.filter[name]} given={options[name]} />
      ))}
      <Button variant="outline" size="sm" type="submit">
        <FormattedMessage id="list.filter.apply" />
      </Button>
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

interface FieldProps {
  name: string;
  filter: ListFilter;
  value: unknown;
  given: readonly FilterOption[] | undefined;
}

function Field(props: FieldProps) {
  const { name, filter, value } = props;
  if (filter.kind === "days" || filter.kind === "numbers") return <RangeField {...props} />;
  if (filter.kind !== "text") return <ChoiceField {...props} />;
  return (
    <label className={styles.field}>
      <FormattedMessage id={filter.label} />
      <input name={name} maxLength={SEARCH_MAX_LENGTH} defaultValue={String(value ?? "")} />
    </label>
  );
}

function ChoiceField({ name, filter, value, given }: FieldProps) {
  const intl = useIntl();
  const options = optionsOf(intl, filter, given);
  const chosen = chosenOf(value);
  if (options.length > SIDE_BY_SIDE) {
    return (
      <label className={styles.field}>
        <FormattedMessage id={filter.label} />
        <select name={name} defaultValue={toKey(chosen[0] ?? "")}>
          <option value="">{intl.formatMessage({ id: "list.filter.any" })}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={toKey(value)}>
              {label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className={styles.choices}>
      <legend>
        <FormattedMessage id={filter.label} />
      </legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={toKey(value)} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function RangeField({ name, filter, value }: FieldProps) {
  const id = useId();
  const ends = endsOf(value);
  const isDays = filter.kind === "days";
  const end = (side: "from" | "to") => (
    <label htmlFor={`${id}-${side}`}>
      <FormattedMessage id={`list.filter.${side}`} />
      <input
        id={`${id}-${side}`}
        type={isDays ? "date" : "number"}
        min={isDays ? undefined : 0}
        name={`${name}-${side}`}
        defaultValue={ends[side]}
      />
    </label>
  );
  return (
    <fieldset className={styles.range}>
      <legend>
        <FormattedMessage id={filter.label} />
      </legend>
      {end("from")}
      {end("to")}
    </fieldset>
  );
}
