// The banks at which the card service gives accounts, by the codes of its documents
// (https://docs.tosspayments.com/codes/org-codes).
import type { Language } from "#prisma/generated/enums.ts";
import { textIn } from "#schema/core/shared/language.ts";

const BANKS: ReadonlyMap<string, { readonly ko: string; readonly en: string }> = new Map([
  ["03", { ko: "IBK기업은행", en: "Industrial Bank of Korea" }],
  ["06", { ko: "KB국민은행", en: "KB Kookmin Bank" }],
  ["07", { ko: "Sh수협은행", en: "Suhyup Bank" }],
  ["11", { ko: "NH농협은행", en: "NH NongHyup Bank" }],
  ["20", { ko: "우리은행", en: "Woori Bank" }],
  ["23", { ko: "SC제일은행", en: "SC First Bank" }],
  ["31", { ko: "iM뱅크(대구)", en: "iM Bank (Daegu)" }],
  ["32", { ko: "부산은행", en: "Busan Bank" }],
  ["34", { ko: "광주은행", en: "Kwangju Bank" }],
  ["35", { ko: "제주은행", en: "Jeju Bank" }],
  ["37", { ko: "전북은행", en: "Jeonbuk Bank" }],
  ["39", { ko: "경남은행", en: "Kyongnam Bank" }],
  ["45", { ko: "새마을금고", en: "MG Community Credit Cooperatives" }],
  ["48", { ko: "신협", en: "National Credit Union" }],
  ["71", { ko: "우체국예금보험", en: "Korea Post" }],
  ["81", { ko: "하나은행", en: "Hana Bank" }],
  ["88", { ko: "신한은행", en: "Shinhan Bank" }],
  ["89", { ko: "케이뱅크", en: "K bank" }],
  ["90", { ko: "카카오뱅크", en: "KakaoBank" }],
  ["92", { ko: "토스뱅크", en: "Toss Bank" }],
]);

/** What a bank is called; one that is not among them is shown by its code. */
export function bankNameOf(code: string, language: Language): string {
  const names = BANKS.get(code);
  return names ? textIn(names, language) : code;
}
