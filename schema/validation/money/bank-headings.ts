// The headings of statements of Korean banks, as their internet banking writes them into a file, and what
// each column says (decision 218).
import type { StatementField } from "./statement-fields.ts";

export const BANKS = [
  "KB",
  "SHINHAN",
  "WOORI",
  "HANA",
  "NH",
  "IBK",
  "KAKAO",
  "TOSS",
  "POST",
  "SC",
  "MG",
] as const;
export type Bank = (typeof BANKS)[number];

interface BankHeadings {
  readonly bank: Bank;
  /** False: written from memory and never compared with a file of this bank, so that a person confirms each column. */
  readonly isSure: boolean;
  /**
   * By heading, without spaces, brackets and units. A file is of the bank when it has every heading that is
   * read but MEMO, which it may have; null: it may have the heading, which is not read.
   */
  readonly columns: Readonly<Record<string, StatementField | null>>;
}

/** A bank has a line for each form of its file. */
export const BANK_HEADINGS: readonly BankHeadings[] = [
  // Personal. 거래내용 is the channel, 거래기록사항 the payer.
  {
    bank: "NH",
    isSure: true,
    columns: {
      거래일시: "DAY",
      출금금액: "OUT",
      입금금액: "IN",
      거래후잔액: "BALANCE",
      거래내용: "NOTE",
      거래기록사항: "SENDER",
      거래점: null,
      거래메모: "MEMO",
    },
  },
  // Corporate.
  {
    bank: "NH",
    isSure: true,
    columns: {
      거래일자: "DAY",
      거래시간: "TIME",
      출금금액: "OUT",
      입금금액: "IN",
      거래후잔액: "BALANCE",
      거래내용: "NOTE",
      거래기록사항: "SENDER",
      거래점: null,
      이체메모: "MEMO",
    },
  },
  // The same without its times: a person looks at it.
  {
    bank: "NH",
    isSure: false,
    columns: {
      거래일자: "DAY",
      출금금액: "OUT",
      입금금액: "IN",
      거래후잔액: "BALANCE",
      거래내용: "NOTE",
      거래기록사항: "SENDER",
      거래점: null,
      이체메모: "MEMO",
    },
  },
  {
    bank: "KB",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      "보낸분/받는분": "SENDER",
      출금액: "OUT",
      입금액: "IN",
      잔액: "BALANCE",
      송금메모: "MEMO",
      거래점: null,
      구분: null,
    },
  },
  // Personal.
  {
    bank: "SHINHAN",
    isSure: true,
    columns: {
      거래일자: "DAY",
      거래시간: "TIME",
      적요: "NOTE",
      출금: "OUT",
      입금: "IN",
      내용: "SENDER",
      잔액: "BALANCE",
      거래점: null,
    },
  },
  // Corporate.
  {
    bank: "SHINHAN",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      출금: "OUT",
      입금: "IN",
      내용: "SENDER",
      잔액: "BALANCE",
      거래점: null,
    },
  },
  {
    bank: "WOORI",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      기재내용: "SENDER",
      찾으신금액: "OUT",
      맡기신금액: "IN",
      거래후잔액: "BALANCE",
      취급점: null,
      메모: "MEMO",
    },
  },
  {
    bank: "WOORI",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      기재내용: "SENDER",
      지급: "OUT",
      입금: "IN",
      거래후잔액: "BALANCE",
      취급점: null,
      메모: "MEMO",
    },
  },
  {
    bank: "HANA",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      "의뢰인/수취인": "SENDER",
      입금: "IN",
      출금: "OUT",
      거래후잔액: "BALANCE",
      구분: null,
      거래점: null,
      거래특이사항: "MEMO",
    },
  },
  // 거래내용 is the payer here.
  {
    bank: "IBK",
    isSure: true,
    columns: {
      거래일시: "DAY",
      출금: "OUT",
      입금: "IN",
      거래후잔액: "BALANCE",
      거래내용: "SENDER",
      거래구분: "NOTE",
      상대계좌번호: null,
      상대은행: null,
      메모: "MEMO",
      상대계좌예금주명: null,
    },
  },
  // One amount, and a word for where it went.
  {
    bank: "KAKAO",
    isSure: true,
    columns: {
      거래일시: "DAY",
      구분: "DIRECTION",
      거래금액: "AMOUNT",
      거래후잔액: "BALANCE",
      거래구분: "NOTE",
      내용: "SENDER",
      메모: "MEMO",
    },
  },
  // One amount with its sign.
  {
    bank: "TOSS",
    isSure: true,
    columns: {
      거래일시: "DAY",
      적요: "SENDER",
      거래유형: "NOTE",
      거래금액: "AMOUNT",
      거래후잔액: "BALANCE",
      거래기관: null,
      계좌번호: null,
      메모: "MEMO",
    },
  },
  {
    bank: "POST",
    isSure: false,
    columns: {
      거래일시: "DAY",
      거래구분: "NOTE",
      지급금액: "OUT",
      입금금액: "IN",
      거래후잔액: "BALANCE",
      적요: "SENDER",
      취급국: null,
    },
  },
  {
    bank: "SC",
    isSure: false,
    columns: {
      거래일시: "DAY",
      적요: "NOTE",
      "의뢰인/수취인": "SENDER",
      출금금액: "OUT",
      입금금액: "IN",
      잔액: "BALANCE",
      내통장표시내용: null,
      취급점: null,
    },
  },
  {
    bank: "MG",
    isSure: false,
    columns: {
      거래일자: "DAY",
      거래시간: "TIME",
      거래구분: "NOTE",
      출금금액: "OUT",
      입금금액: "IN",
      거래후잔액: "BALANCE",
      기록사항: "SENDER",
      취급점: null,
    },
  },
];
