// One filter's fields in the panel: words, choices side by side or in a select, or the two ends of a range.
import { Box, Checkbox, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { toKey } from "#web/page/query.ts";
import { answersOf, chosenOf, endsOf, type FilterOption, optionsOf } from "./filter-words.ts";
import type { ListFilter } from "./list-definition.ts";

/** Up to so many values are shown side by side; more are a select of the browser. */
const SIDE_BY_SIDE = 12;

interface FieldProps {
  name: string;
  filter: ListFilter;
  value: unknown;
  given: readonly FilterOption[] | undefined;
}

export function FilterField(props: FieldProps) {
  const { name, filter, value } = props;
  if (filter.kind === "days" || filter.kind === "numbers") return <RangeField {...props} />;
  if (filter.kind === "answers") return <AnswersField {...props} />;
  if (filter.kind !== "text") return <ChoiceField {...props} />;
  return (
    <TextInput
      name={name}
      label={<FormattedMessage id={filter.label} />}
      maxLength={SEARCH_MAX_LENGTH}
      defaultValue={String(value ?? "")}
    />
  );
}

/** A control for each question that the page knows; nothing where it knows none. */
function AnswersField({ name, filter, value, given = [] }: FieldProps) {
  const intl = useIntl();
  const asked = answersOf(value);
  if (given.length === 0) return null;
  return (
    <Fields filter={filter}>
      {given.map(({ value: key, label, choices }) =>
        choices === undefined ? (
          <TextInput
            key={key}
            w="100%"
            name={`${name}-${key}`}
            label={label}
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={asked.get(key) ?? ""}
          />
        ) : (
          <NativeSelect
            key={key}
            w="100%"
            name={`${name}-${key}`}
            label={label}
            defaultValue={asked.get(key) ?? ""}
            data={[{ value: "", label: intl.formatMessage({ id: "list.filter.any" }) }, ...choices]}
          />
        ),
      )}
    </Fields>
  );
}

function ChoiceField({ name, filter, value, given }: FieldProps) {
  const intl = useIntl();
  const options = optionsOf(intl, filter, given);
  const chosen = chosenOf(value);
  if (options.length > SIDE_BY_SIDE) {
    const data = options.map(({ value, label }) => ({ value: toKey(value), label }));
    return (
      <NativeSelect
        name={name}
        label={<FormattedMessage id={filter.label} />}
        defaultValue={toKey(chosen[0] ?? "")}
        data={[{ value: "", label: intl.formatMessage({ id: "list.filter.any" }) }, ...data]}
      />
    );
  }
  return (
    <Fields filter={filter}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          size="sm"
          py={8}
          name={name}
          value={toKey(value)}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </Fields>
  );
}

function RangeField({ name, filter, value }: FieldProps) {
  const ends = endsOf(value);
  const isDays = filter.kind === "days";
  return (
    <Fields filter={filter}>
      {(["from", "to"] as const).map((side) => (
        <TextInput
          key={side}
          label={<FormattedMessage id={`list.filter.${side}`} />}
          flex={1}
          miw={120}
          type={isDays ? "date" : "number"}
          min={isDays ? undefined : 0}
          name={`${name}-${side}`}
          defaultValue={ends[side]}
        />
      ))}
    </Fields>
  );
}

interface FieldsProps {
  filter: ListFilter;
  children: ReactNode;
}

/** Several fields of one filter, under its name. */
function Fields({ filter, children }: FieldsProps) {
  return (
    <Box component="fieldset" miw={0}>
      <Text component="legend" fz="sm" fw={600} pb={4}>
        <FormattedMessage id={filter.label} />
      </Text>
      <Group gap="4px 16px">{children}</Group>
    </Box>
  );
}
