// A search whose results are chosen from: nobody types the number of a row.
import { Radio, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { fieldParts } from "#web/components/forms/field-parts.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Results that are shown; more letters find the others. */
const SHOWN = 6;
/** Milliseconds without an email until it is asked. */
const PAUSE = 250;

interface Option {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
}

interface SearchPickerProps {
  /** Of its field. */
  id: string;
  label: MessageId;
  hint: MessageId;
  name: string;
  error: FieldCode | undefined;
  /** What is looked for; empty: nothing yet. */
  search: string;
  onSearch: (search: string) => void;
  fetching: boolean;
  options: readonly Option[];
  picked: number | null;
  onPick: (id: number) => void;
}

export function SearchPicker(props: SearchPickerProps) {
  const { id, label, hint, name, error, search, onSearch, fetching, options, picked, onPick } = props;
  // Whatever is chosen stays in sight while something else is looked for: it is what the answer is about.
  const [chosen, setChosen] = useState<Option | null>(() => options.find((one) => one.id === picked) ?? null);
  const found = options.slice(0, SHOWN);
  const isFound = found.some((one) => one.id === chosen?.id);
  const shown = chosen === null || isFound ? found : [chosen, ...found];
  const look = useDebouncedCallback((text: string) => onSearch(text.trim()), PAUSE);
  const parts = fieldParts({ label, error, hint: <FormattedMessage id={hint} /> });
  return (
    <Stack gap={8}>
      <TextInput
        {...parts}
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
        onChange={(value) => {
          setChosen(shown.find((one) => one.id === Number(value)) ?? null);
          onPick(Number(value));
        }}
      >
        <Stack gap={8}>
          {shown.map((option) => (
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
