// Codes in the audit log are said in the reader's words, whichever field they are in.
import { expect, test } from "vitest";
import * as enums from "#prisma/generated/enums.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { changedFields } from "#web/features/core/audit/audit-values.ts";
import { createPageIntl } from "#web/i18n/intl.ts";

const intl = { ko: createPageIntl("ko", messagesOf("ko")), en: createPageIntl("en", messagesOf("en")) };
const said = (language: "ko" | "en", subject: string, before: object | null, after: object | null) =>
  changedFields(intl[language], subject, before, after);

test("a state is that of whose entry it is", () => {
  expect(said("ko", "member", { status: "ACTIVE" }, { status: "WITHDRAWN" })).toEqual([
    { name: "상태", before: "정상", after: "탈퇴" },
  ]);
  expect(said("en", "payment", { state: "PENDING" }, { state: "PAID", memberId: 1200 })).toMatchObject([
    { name: "Status", after: "Paid" },
    { name: "Member", after: "#1200" },
  ]);
  // Attendance of many is by their ids.
  expect(said("ko", "application", { 12: "CONFIRMED" }, { state: "ATTENDED" })).toEqual([
    { name: "#12", before: "확정", after: "–" },
    { name: "상태", before: "–", after: "출석" },
  ]);
});

test("a filter is said with the words of its list", () => {
  const filter = { search: "가온", grade: ["REGULAR"], country: ["KR"], request: ["ASSOCIATE"] };
  expect(said("ko", "member", null, { filter })[0]?.after).toBe(
    "이름, 이메일, 전화, 소속, 전공: 가온 · 회원 등급: 정회원 · 국가: 한국 · 신청한 등급: 준회원",
  );
  const payments = { list: "payments", filter: { state: ["REFUND_REQUESTED"], overdue: true } };
  expect(said("ko", "export", null, payments)[1]?.after).toBe("상태: 환불 예정 · 기한: 예");
});

test("a filter whose name is in the plural, as older entries have it, is said too", () => {
  const filter = { grades: ["REGULAR", "LIFETIME"], countries: ["KR"], statuses: ["ACTIVE"] };
  expect(said("ko", "member", null, { filter })[0]?.after).toBe(
    "등급: 정회원, 평생회원 · 국가: 한국 · 상태: 정상",
  );
});

const EVERY: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ["member", "grade", enums.MemberGrade],
  ["member", "status", enums.MemberStatus],
  ["member", "request", enums.GradeRequestStatus],
  ["staff", "roles", enums.StaffRole],
  ["payment", "state", enums.PaymentState],
  ["payment", "method", enums.PaymentMethod],
  ["payment", "type", enums.PaymentType],
  ["application", "state", enums.ApplicationState],
  ["application", "verdict", enums.ExamVerdict],
  ["mail", "state", enums.MailState],
  ["post", "board", enums.Board],
  ["program", "kind", enums.ProgramKind],
  ["program", "examParts", enums.ExamPart],
  ["program", "languagePairs", enums.LanguagePair],
  ["page", "key", enums.PageKey],
  ["popup", "device", enums.PopupDevice],
  ["popup", "pages", enums.PopupPages],
  ["popup", "audience", enums.PopupAudience],
  ["popup", "hide", enums.PopupHide],
  ["glossary", "field", enums.GlossaryField],
  ["glossary", "status", enums.GlossaryStatus],
];

test.each(EVERY)("every code of %s.%s has words", (subject, field, codes) => {
  for (const code of Object.values(codes)) {
    if (code === "KITEC") continue;
    for (const language of ["ko", "en"] as const) {
      const [change] = said(language, subject, null, { [field]: field.endsWith("s") ? [code] : code });
      expect(change?.after).not.toBe(code);
      expect(change?.name).not.toBe(field);
    }
  }
});

test("a field of a program without a name in the log has the name of its form", () => {
  const link = { joinLink: "https://example.org/room" };
  expect(said("ko", "program", null, link)).toMatchObject([{ name: "온라인 참여 주소" }]);
  expect(said("en", "program", null, link)).toMatchObject([{ name: "Online link" }]);
});
