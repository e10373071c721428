// All fields of a list at once: set together, taken over together.
import { Button } from "@mantine/core";
import { type FormEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import styles from "./FilterPanel.module.css";
import type { FieldWords, ListWords } from "./filter-words.ts";
import { type ListAddress, type ListField, listQuery, readListAddress, toKey } from "./list-address.ts";
import type { OpenList } from "./use-list-address.ts";

/** So many values stand side by side; more are a list of the browser. */
const SIDE_BY_SIDE = 12;

interface FilterPanelProps {
  list: OpenList;
  words: ListWords;
  /** The field that has a box of its own. */
  box: ListField | undefined;
  onDone: () => void;
}

export function FilterPanel({ list, words, box, onDone }: FilterPanelProps) {
  const { definition, address, go } = list;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone();
    const { texts, choices, days, numbers } = read(new FormData(event.currentTarget), list);
    go({ texts: { ...(box ? kept(address.texts, box.key) : {}), ...texts }, choices, days, numbers });
  };
  return (
    <form className={styles.panel} onSubmit={apply} key={listQuery(address, definition)}>
      {definition.fields.map((field) =>
        field === box ? null : (
          <Field key={field.key} field={field} address={address} words={words[field.key]} />
        ),
      )}
      <Button variant="outline" size="sm" type="submit">
        <FormattedMessage id="list.filter.apply" />
      </Button>
    </form>
  );
}

const kept = (texts: ListAddress["texts"], key: string): Record<string, string> => {
  const { [key]: text } = texts;
  return text === undefined ? {} : { [key]: text };
};

/** What the form says, read as an address is: what is not known falls away. */
function read(form: FormData, { definition }: OpenList): ListAddress {
  const query = new URLSearchParams();
  const said = (name: string) => form.getAll(name).map(String).filter(Boolean);
  for (const { key, kind } of definition.fields) {
    const isRange = kind === "days" || kind === "numbers";
    const ends = `${said(`${key}-from`)[0] ?? ""}..${said(`${key}-to`)[0] ?? ""}`;
    query.set(key, isRange ? ends : said(key).join(","));
  }
  return readListAddress(query, definition);
}

interface FieldProps {
  field: ListField;
  address: ListAddress;
  words: FieldWords | undefined;
}

function Field(props: FieldProps) {
  const { field, address, words } = props;
  if (field.kind === "choice") return <ChoiceField {...props} />;
  if (field.kind !== "text") return <RangeField {...props} />;
  return (
    <label className={styles.field}>
      {words?.label}
      <input name={field.key} maxLength={SEARCH_MAX_LENGTH} defaultValue={address.texts[field.key]} />
    </label>
  );
}

function ChoiceField({ field: { key }, address, words }: FieldProps) {
  const intl = useIntl();
  const options = words?.options ?? [];
  const chosen = address.choices[key] ?? [];
  if (options.length > SIDE_BY_SIDE) {
    return (
      <label className={styles.field}>
        {words?.label}
        <select name={key} defaultValue={toKey(chosen[0] ?? "")}>
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
      <legend>{words?.label}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={key} value={toKey(value)} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function RangeField({ field: { key, kind }, address, words }: FieldProps) {
  const id = useId();
  const { from, to } = address.days[key] ?? address.numbers[key] ?? { from: null, to: null };
  const type = kind === "days" ? "date" : "number";
  const end = (name: "from" | "to", value: string | number | null) => (
    <label htmlFor={`${id}-${name}`}>
      <FormattedMessage id={`list.filter.${name}`} />
      <input
        id={`${id}-${name}`}
        type={type}
        min={kind === "numbers" ? 0 : undefined}
        name={`${key}-${name}`}
        defaultValue={value ?? ""}
      />
    </label>
  );
  return (
    <fieldset className={styles.range}>
      <legend>{words?.label}</legend>
      {end("from", from)}
      {end("to", to)}
    </fieldset>
  );
}
