// Finds the member who is asked for money, by name; affiliation and grade tell one from another.
import { useState } from "react";
import { useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { type FindPayersQuery, useFindPayersQuery } from "#web/gql/payment-office.ts";
import { SearchPicker } from "./SearchPicker.tsx";

export type Payer = FindPayersQuery["payers"][number];

interface PayerPickerProps {
  /** Of its field. */
  id: string;
  picked: Payer | null;
  onPick: (payer: Payer) => void;
  error: FieldCode | undefined;
}

export function PayerPicker({ id: fieldId, picked, onPick, error }: PayerPickerProps) {
  const intl = useIntl();
  const [name, setName] = useState("");
  const [{ data, fetching }] = useFindPayersQuery({ variables: { name }, pause: name === "" });
  const found = name === "" ? (picked ? [picked] : []) : (data?.payers ?? []);
  return (
    <SearchPicker
      id={fieldId}
      label="payment-office.create.member"
      hint="payment-office.create.member.hint"
      name="memberId"
      error={error}
      search={name}
      onSearch={setName}
      fetching={fetching}
      options={found.map(({ id, name: title, affiliation, grade }) => ({
        id,
        title,
        detail: [affiliation, intl.formatMessage({ id: `enums.MemberGrade.${grade}` })]
          .filter(Boolean)
          .join(" · "),
      }))}
      picked={picked?.id ?? null}
      onPick={(id) => {
        const payer = found.find((one) => one.id === id);
        if (payer) onPick(payer);
      }}
    />
  );
}
