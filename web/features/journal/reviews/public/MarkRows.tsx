// One criterion: a mark from 1 to 5, in a row that fits a phone.
import { Group, Radio, Text } from "@mantine/core";
import { MARKS } from "#schema/validation/journal/reviews.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { NeededWord } from "#web/components/forms/FieldLabel.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";

export function MarkRows({ legend, field }: { legend: string; field: FieldState<string> }) {
  const { id, name, value, error, onChange, onBlur } = field;
  return (
    <fieldset>
      <Text component="legend" fw={600}>
        {legend} <NeededWord needed />
      </Text>
      <Group gap="4px 20px" mt={4}>
        {MARKS.map((mark, index) => (
          <Radio
            key={mark}
            id={index === 0 ? id : `${id}-${mark}`}
            name={name}
            value={String(mark)}
            required
            checked={value === String(mark)}
            label={String(mark)}
            onBlur={onBlur}
            onChange={() => onChange(String(mark))}
          />
        ))}
      </Group>
      <FieldError id={id} code={error} />
    </fieldset>
  );
}
