// A mailing to the people of a program says how many there are in each state of an application, and which of them get it.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { MailingStates } from "#web/features/mailing/mailings/office/MailingStates.tsx";

const COUNTS = [
  { state: "CONFIRMED", count: 12 },
  { state: "AWAITING_PAYMENT", count: 3 },
  { state: "CANCELLED", count: 1 },
] as const;

const markupOf = (audience: object) =>
  markupInApp(<MailingStates audience={audience} counts={COUNTS} onChoose={() => {}} />);
/** Of each box: what it says, and whether it is ticked. */
const boxesOf = (audience: object) =>
  [...markupOf(audience).matchAll(/<input[^>]*>.*?<label[^>]*>(.*?)<\/label>/gs)].map(([box, label = ""]) => [
    label.replaceAll(/<[^>]*>/g, ""),
    / checked=""/.test(box),
  ]);

const program = { kind: "PROGRAM", filter: { programId: 1 }, ids: null };

test("each state says how many have it; one that names none means all with a seat", () => {
  expect(boxesOf(program)).toEqual([
    ["모든 상태 16명", false],
    ["입금 대기 3명", true],
    ["확정 12명", true],
    ["출석 0명", true],
    ["결석 0명", true],
    ["대기 중 0명", false],
    ["자리 수락 대기 0명", true],
    ["본인 취소 0명", false],
    ["취소 1명", false],
  ]);
});

test("the only state that is chosen stays", () => {
  const one = { ...program, filter: { programId: 1, state: ["CANCELLED"] } };
  expect(boxesOf(one).filter(([, isTicked]) => isTicked)).toEqual([["취소 1명", true]]);
  expect(markupOf(one)).toContain("한 가지 상태는 선택되어 있어야 합니다.");
  expect(markupOf(one).match(/disabled=""/g)).toHaveLength(1);
});

test("nothing is to be chosen where people were chosen one by one, or are no applicants", () => {
  expect(boxesOf({ ...program, ids: [1] })).toEqual([]);
  expect(boxesOf({ kind: "SUBSCRIBERS", topic: "JOURNAL" })).toEqual([]);
});
