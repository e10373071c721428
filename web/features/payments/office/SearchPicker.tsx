// A search whose results are chosen from: nobody types the number of a row.
import { Radio, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/codes.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { fieldParts } from "#web/components/forms/field-parts.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Results that are shown: whoever is not among them is searched for by more letters. */
const SHOWN = 6;
/** Milliseconds without a letter until it is asked. */
const PAUSE = 250;

interface SearchPickerProps {
  label: MessageId;
  hint: MessageId;
  name: string;
  error: FieldCode | undefined;
  /** What is looked for; empty: nothing yet. */
  search: string;
  onSearch: (search: string) => void;
  fetching: boolean;
  options: readonly { readonly id: number; readonly title: string; readonly detail: string }[];
  picked: number | null;
  onPick: (id: number) => void;
}

export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, name, error, search, onSearch, fetching, options, picked, onPick } = props;
  const id = useId();
  const look = useDebouncedCallback((text: string) => onSearch(text.trim()), PAUSE);
  const parts = fieldParts({ label, error, hint: <FormattedMessage id={hint} /> });
  return (
    <Stack gap={8}>
      <TextInput
        {...parts}
        errorProps={{ role: "alert" }}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={LINE_MAX_LENGTH}
        onChange={(event) => look(event.currentTarget.value)}
      />
      <div role="status">
        {search === "" || fetching || options.length > 0 ? null : (
          <FormattedMessage id="payment-office.picker.none" />
        )}
      </div>
      <Radio.Group
        aria-labelledby={`${id}-label`}
        name={name}
        value={picked === null ? "" : String(picked)}
        onChange={(value) => onPick(Number(value))}
      >
        <Stack gap={8}>
          {options.slice(0, SHOWN).map((option) => (
            <Radio
              key={option.id}
              value={String(option.id)}
              label={option.title}
              description={option.detail}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
