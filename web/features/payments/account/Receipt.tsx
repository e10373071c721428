// The sheet itself: each line named in the page's language and in the other one beneath.
import { DataList, Text, Title } from "@mantine/core";
import { useIntl } from "react-intl";
import type { MyReceiptQuery } from "#web/gql/payments.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./Receipt.module.css";
import { useOtherIntl } from "./use-other-intl.ts";

type ReceiptOfPayment = NonNullable<NonNullable<MyReceiptQuery["myPayment"]>["receipt"]>;

/** Nothing until the words of the other language are there too. */
export function Receipt({ receipt }: { receipt: ReceiptOfPayment }) {
  const own = useIntl();
  const language = useLanguage();
  const other = otherLanguage(language);
  const foreign = useOtherIntl();
  if (foreign === null) return null;
  const { number, paidAt, issuedAt, payerName, amount, method, association } = receipt;
  const said = (intl: typeof own, of: "ko" | "en") =>
    [
      ["payments.receipt.number", number],
      ["payments.receipt.payer", payerName],
      ["payments.receipt.for", receipt[of]],
      ["payments.receipt.amount", intl.formatMessage({ id: "payments.won" }, { amount })],
      ["payments.receipt.method", intl.formatMessage({ id: `payments.method.${method}` })],
      ["payments.receipt.paidAt", formatDate(of, paidAt)],
    ] as const;
  const [lines, otherLines] = [said(own, language), said(foreign, other)];
  const addresses = { ko: association.koAddress, en: association.enAddress };
  return (
    <article className={styles.sheet} aria-labelledby="receipt-title">
      <Title id="receipt-title" order={2} fz="1.75rem" mb={32}>
        {own.formatMessage({ id: "payments.receipt.heading" })}
        <span lang={other}>{foreign.formatMessage({ id: "payments.receipt.heading" })}</span>
      </Title>
      <DataList labelWidth={168}>
        {lines.map(([name, value], i) => {
          const [, otherValue] = otherLines[i] ?? [];
          return (
            <DataList.Item key={name}>
              <DataList.ItemLabel>
                {own.formatMessage({ id: name })}
                <span lang={other}>{foreign.formatMessage({ id: name })}</span>
              </DataList.ItemLabel>
              <DataList.ItemValue fw={600}>
                {value}
                {otherValue === value ? null : <span lang={other}>{otherValue}</span>}
              </DataList.ItemValue>
            </DataList.Item>
          );
        })}
      </DataList>
      <Text mt={32}>
        {own.formatMessage({ id: "payments.receipt.confirm" })}
        <span lang={other}>{foreign.formatMessage({ id: "payments.receipt.confirm" })}</span>
      </Text>
      <Text mt={32}>{formatDate(language, issuedAt)}</Text>
      <Text mt={8} fz="xl" fw={600}>
        {association[language]}
        <span lang={other}>{association[other]}</span>
      </Text>
      <p className="meta">
        {[addresses[language], association.phone, association.email].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}
