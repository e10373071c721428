// A field's name and the word that says whether it must be filled in. Words, not a red star (docs/look-parts.md#rules).
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Leave `needed` out where every field is needed, as at sign-in. The field itself carries `required` for screen readers. */
export function FieldLabel({ label, needed }: { label: MessageId; needed?: boolean | undefined }) {
  return (
    <>
      <FormattedMessage id={label} />
      {needed === undefined ? null : <NeededWord needed={needed} />}
    </>
  );
}

interface NeededWordProps {
  needed: boolean;
  /** Also read aloud: where no field carries `required`, as with files. */
  isRead?: boolean;
}

/** "필수" or "선택", behind a label. To be seen only: "선택" heard behind a checkbox says that it is ticked. */
export function NeededWord({ needed, isRead = false }: NeededWordProps) {
  return needed ? (
    <Text span fz="xs" fw={600} c="navy" ms={6} aria-hidden={!isRead}>
      <FormattedMessage id="forms.field.needed" />
    </Text>
  ) : (
    <Text span fz="xs" fw={400} c="dimmed" ms={6} aria-hidden={!isRead}>
      <FormattedMessage id="forms.field.optional" />
    </Text>
  );
}
