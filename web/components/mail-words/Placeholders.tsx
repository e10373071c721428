// The placeholders that a field may have, each inserted where the cursor is; and what is in braces and is no
// placeholder, with its place.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { type PlaceholderFault, placeholderFaults } from "#schema/validation/core/placeholders.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface PlaceholdersProps {
  field: FieldState<string>;
  known: readonly string[];
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const boxOf = (id: string): TextBox | null => {
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box : null;
};

export function Placeholders({ field, known }: PlaceholdersProps) {
  const intl = useIntl();
  const { id, value, onChange } = field;
  const faults = placeholderFaults(value, known);
  const insert = (name: string) => {
    const box = boxOf(id);
    const [from, to] = [box?.selectionStart ?? value.length, box?.selectionEnd ?? value.length];
    const mark = `{${name}}`;
    onChange(value.slice(0, from) + mark + value.slice(to));
    box?.focus();
    // After the new value is in the box.
    requestAnimationFrame(() => box?.setSelectionRange(from + mark.length, from + mark.length));
  };
  return (
    <>
      {faults.map((fault) => (
        <Fault key={`${fault.line}-${fault.column}`} fault={fault} onGo={() => goTo(field, fault)} />
      ))}
      {known.length === 0 ? null : (
        <Group
          gap={4}
          mt={4}
          role="group"
          aria-label={intl.formatMessage(
            { id: "mail-words.marks" },
            { field: intl.formatMessage({ id: field.label }) },
          )}
        >
          {known.map((name) => (
            <Button key={name} size="sm" variant="subtle" fz="sm" onClick={() => insert(name)}>
              <FormattedMessage id={`mail-words.mark.${name}` as MessageId} />
            </Button>
          ))}
        </Group>
      )}
    </>
  );
}

function Fault({ fault: { line, column, found }, onGo }: { fault: PlaceholderFault; onGo: () => void }) {
  return (
    <Text fz="sm" c="var(--bad)" mt={4}>
      <FormattedMessage id="mail-words.fault" values={{ line, column, found: <code>{found}</code> }} />{" "}
      <Button size="compact-sm" variant="subtle" fz="sm" onClick={onGo}>
        <FormattedMessage id="mail-words.goTo" />
      </Button>
    </Text>
  );
}

/** Marks what is wrong in its box. */
function goTo({ id, value }: FieldState<string>, { line, column, found }: PlaceholderFault): void {
  const before = value.split("\n").slice(0, line - 1);
  const from = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const box = boxOf(id);
  box?.focus();
  box?.setSelectionRange(from, from + found.length);
}
