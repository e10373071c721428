// What a row of the bank is proposed for: certain only where number, name and amount say one and the same.
import { expect, test } from "vitest";
import { depositorNameOf } from "#schema/validation/money/payments.ts";
import { createMatcher } from "#schema/validation/money/statement-matching.ts";

const asked = new Date("2026-11-01T00:00:00Z");
const at = new Date("2026-11-10T00:00:00Z");
const open = (id: number, payerName: string, outstanding = 50_000, createdAt = asked) => ({
  id,
  payerName,
  depositorName: depositorNameOf(payerName, id),
  outstanding,
  createdAt,
});
const match = createMatcher([
  open(12, "홍길동"),
  open(13, "김영희"),
  open(14, "김영희"),
  open(10_012, "이순신"),
  open(20_012, "홍길동", 70_000),
  open(15, "나중", 50_000, new Date("2026-11-20T00:00:00Z")),
  open(10_020, "쌍둥이"),
  open(20_020, "쌍둥이"),
  open(34, "회원34"),
  open(35, "회원35"),
  open(36, "(주)가온출판"),
  open(37, "박정수"),
  open(38, "박정수"),
  { ...open(39, "늦은이"), isLate: true },
  { ...open(40, "낸이"), isPaid: true },
  { ...open(41, "또낼이"), isPaid: true },
  open(42, "또낼이"),
  open(43, "한달뒤", 50_000, new Date("2026-12-10T00:00:00Z")),
  open(46, "반년뒤", 50_000, new Date("2027-05-10T00:00:00Z")),
  open(47, "Aigerim Bekova"),
  open(44, "두건이", 30_000),
  open(45, "두건이", 300_000, new Date("2026-11-12T00:00:00Z")),
]);

test.each([
  ["number, name and amount", "홍길동0012", 50_000, "CERTAIN", [12]],
  ["the same in pieces, spaced", "홍 길동 0012".normalize("NFD"), 50_000, "CERTAIN", [12]],
  ["the name and the amount", "홍길동", 50_000, "LIKELY", [12, 20_012]],
  ["two of one name", "김영희", 50_000, "LIKELY", [13, 14]],
  ["two of one name, and a number", "김영희0014", 50_000, "CERTAIN", [14]],
  ["two that nothing tells apart", "쌍둥이0020", 50_000, "LIKELY", [10_020, 20_020]],
  ["a nickname with a number", "별명0013", 50_000, "LIKELY", [13]],
  ["a part of the money", "김영희0013", 20_000, "LIKELY", [13, 14]],
  ["a number and nothing else", "별명0013", 20_000, "NONE", []],
  ["what was asked for ten days later, with everything right", "나중0015", 50_000, "LIKELY", [15]],
  ["what was asked for ten days later, of another sum", "나중0015", 20_000, "NONE", []],
  ["what was asked for a month later, with everything right", "한달뒤0043", 50_000, "LIKELY", [43]],
  ["what was asked for a month later, by name and sum alone", "한달뒤", 50_000, "NONE", []],
  ["what was asked for a month later, of another sum", "한달뒤0043", 20_000, "NONE", []],
  ["what was asked for half a year later, with everything right", "반년뒤0046", 50_000, "NONE", []],
  ["a name of which the bank cut the end", "AIGERIM BEKO", 50_000, "LIKELY", [47]],
  ["a name of which the bank cut the end, of another sum", "AIGERIM BEKO", 20_000, "NONE", []],
  ["the beginning of a name, too short to tell", "AIGER", 50_000, "NONE", []],
  ["the sum of what was asked for later, before another sum", "두건이", 300_000, "LIKELY", [45, 44]],
  ["a name with a number of its own, and a word", "회원34 회비", 50_000, "LIKELY", [34]],
  ["a word of a refund behind the name, without a space", "홍길동환불", 50_000, "LIKELY", [12, 20_012]],
  ["a word before the name, without a space", "2026년 연회비홍길동", 50_000, "LIKELY", [12, 20_012]],
  ["a company by its mark", "㈜ 가온출판", 50_000, "LIKELY", [36]],
  ["a company in words", "주식회사 가온출판", 50_000, "LIKELY", [36]],
  ["the number before the name", "0012홍길동", 50_000, "CERTAIN", [12]],
  ["a number of which the bank cut digits", "박정수003", 50_000, "LIKELY", [37, 38]],
  ["what is late, with everything right", "늦은이0039", 50_000, "LIKELY", [39]],
  ["what is late, of another sum", "늦은이0039", 20_000, "NONE", []],
  ["what is paid already, with everything right", "낸이0040", 50_000, "LIKELY", [40]],
  ["what is paid already, of another sum", "낸이0040", 20_000, "NONE", []],
  ["the number of what is paid already, from somebody else", "별명0040", 50_000, "NONE", []],
  ["what is open before what is paid already", "또낼이", 50_000, "LIKELY", [42, 41]],
  ["what is open with its number, though something is paid already", "또낼이0042", 50_000, "CERTAIN", [42]],
  ["a word and nobody", "회비", 50_000, "NONE", []],
  ["a stranger", "모르는 사람", 50_000, "NONE", []],
  ["nobody", "", 50_000, "NONE", []],
])("%s", (_what, sender, amount, rank, paymentIds) => {
  const proposal = match({ sender, amount, at });
  expect({ rank: proposal.rank, ids: proposal.payments.map(({ id }) => id) }).toEqual({
    rank,
    ids: paymentIds,
  });
});

test("a proposal says what agrees", () => {
  expect(match({ sender: "AIGERIM BEKO", amount: 50_000, at }).payments).toEqual([
    { id: 47, signs: ["NAME_CUT", "AMOUNT"] },
  ]);
  expect(match({ sender: "한달뒤0043", amount: 50_000, at }).payments).toEqual([
    { id: 43, signs: ["NAME", "NUMBER", "AMOUNT", "EARLY"] },
  ]);
  expect(match({ sender: "두건이", amount: 300_000, at }).payments).toEqual([
    { id: 45, signs: ["NAME", "AMOUNT", "EARLY"] },
    { id: 44, signs: ["NAME"] },
  ]);
  expect(match({ sender: "홍길동0012", amount: 50_000, at }).payments).toEqual([
    { id: 12, signs: ["NAME", "NUMBER", "AMOUNT"] },
  ]);
});
