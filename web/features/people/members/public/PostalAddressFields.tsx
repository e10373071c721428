// Shows where post goes to: a postcode and two lines, because countries write the rest each in its own way
// (docs/people.md#names-and-addresses).

import { LINE_MAX_LENGTH, POSTCODE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FieldGrid, WholeRow } from "#web/components/forms/FormSection.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";

interface PostalAddressFieldsProps {
  postcode: FieldState<string>;
  line: FieldState<string>;
  detail: FieldState<string>;
  /** The browser may fill in the own address; the office writes somebody else's. */
  own: boolean;
}

export function PostalAddressFields({ postcode, line, detail, own }: PostalAddressFieldsProps) {
  const text = { maxLength: LINE_MAX_LENGTH, spellCheck: false, needed: false };
  return (
    <FieldGrid>
      <TextField
        {...postcode}
        {...text}
        maxLength={POSTCODE_MAX_LENGTH}
        autoComplete={own ? "postal-code" : "off"}
      />
      <WholeRow>
        <TextField {...line} {...text} autoComplete={own ? "address-line1" : "off"} />
      </WholeRow>
      <WholeRow>
        <TextField {...detail} {...text} autoComplete={own ? "address-line2" : "off"} />
      </WholeRow>
    </FieldGrid>
  );
}
