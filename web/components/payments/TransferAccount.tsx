// The account of the association with amount, name and deadline, each to copy.
import { DataList } from "@mantine/core";
import { useIntl } from "react-intl";
import type { TransferFragment } from "#web/gql/payable.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { TransferLine } from "./TransferLine.tsx";

export function TransferAccount({ transfer }: { transfer: TransferFragment }) {
  const intl = useIntl();
  const language = useLanguage();
  const { accountNumber, depositorName, amount, until, swift } = transfer;
  const inEnglish = language === "en";
  const bankName = (inEnglish ? transfer.bankNameEn : null) ?? transfer.bankName;
  const holder = (inEnglish ? transfer.holderEn : null) ?? transfer.holder;
  const account = [
    ["payments.transfer.account", [bankName, accountNumber], accountNumber],
    ["payments.transfer.holder", holder, null],
  ] as const;
  // What a bank outside Korea asks for.
  const abroad =
    swift &&
    ([
      ["payments.transfer.swift", swift.code, swift.code],
      ["payments.transfer.bank", swift.bank, swift.bank],
      ["payments.transfer.accountNumber", accountNumber, accountNumber],
      ["payments.transfer.holder", swift.holder, swift.holder],
    ] as const);
  const lines = [
    ...(abroad ?? account),
    ["payments.transfer.amount", intl.formatMessage({ id: "payments.won" }, { amount }), String(amount)],
    ["payments.transfer.depositor", depositorName, depositorName],
  ] as const;
  return (
    <DataList>
      {lines.map(([name, shown, copied]) => (
        <TransferLine key={name} name={name} shown={shown} copied={copied} />
      ))}
      <TransferLine
        name="payments.transfer.until"
        shown={until === null ? null : formatDeadline(language, until)}
      />
    </DataList>
  );
}
