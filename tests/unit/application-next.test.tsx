// What the form and the page of an application say comes next follows its state.
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf, speaker } from "#tests/support/messages.ts";
import { markupInApp, textInApp } from "#tests/support/render-in-app.tsx";
import { AdmissionSlip } from "#web/features/programs/applications/account/AdmissionSlip.tsx";
import { lacksPhoto } from "#web/features/programs/applications/account/lacks-photo.ts";
import { NotDue } from "#web/features/programs/applications/account/NotDue.tsx";
import { PriceLines } from "#web/features/programs/applications/account/PriceLines.tsx";
import { RefundException } from "#web/features/programs/applications/account/RefundException.tsx";
import { SlipNotOpen } from "#web/features/programs/applications/SlipNotOpen.tsx";

test.each(LANGUAGES)(
  "who joins the waiting list of a free event is not told of a confirmed seat, in %s",
  (language) => {
    const say = speaker(language);
    const price = { amount: 0, enrollmentFee: 0, total: 0, until: null, label: null };
    const textFor = (entry: "SEAT" | "WAITING_LIST") =>
      markupInApp(
        <PriceLines
          offer={{
            price,
            entry,
            memberPrice: null,
            payUntil: "2026-12-31T14:59:59Z",
            program: { kind: "SEMINAR", withdrawalRules: null },
          }}
        />,
        { language },
      );
    expect(textFor("SEAT")).toContain(say("applications.price.free"));
    expect(textFor("WAITING_LIST")).not.toContain(say("applications.price.free"));
    expect(textFor("WAITING_LIST")).toContain(say("applications.price.waitingFree"));
  },
);

test("the price of an exam is its fee", () => {
  const price = { amount: 80_000, enrollmentFee: 0, total: 80_000, until: null, label: null };
  const page = markupInApp(
    <PriceLines
      offer={{
        price,
        entry: "SEAT",
        memberPrice: null,
        payUntil: "2026-12-31T14:59:59Z",
        program: { kind: "KITEC", withdrawalRules: null },
      }}
    />,
  );
  expect(page).toContain("응시료");
  expect(page).not.toContain("참가비");
});

test("the price of a cancelled application is not to be paid, and says what came back", () => {
  const words = (application: Parameters<typeof NotDue>[0]["application"]) =>
    markupInApp(<NotDue application={application} />).replaceAll(/<[^>]*>/g, "");
  const paid = { state: "REFUNDED", amountRefunded: 40_000, refundDue: null } as const;
  expect(words({ state: "WITHDRAWN", amount: 80_000, payment: null })).toBe(
    "취소된 신청이므로 납부할 금액이 없습니다. ",
  );
  expect(words({ state: "CANCELLED", amount: 80_000, payment: paid })).toContain(
    "40,000원을 환불해 드렸습니다.",
  );
  expect(words({ state: "AWAITING_PAYMENT", amount: 80_000, payment: null })).toBe("");
});

test("who would get less back than was paid reads before withdrawing that the office makes exceptions on proof", () => {
  const words = (paid: number, refund: number) => textInApp(<RefundException paid={paid} refund={refund} />);
  expect(words(80_000, 40_000)).toContain("증빙 서류와 함께 사무국에 문의해 주세요");
  expect(words(80_000, 0)).toContain("모두 환불해 드립니다");
  expect(words(80_000, 80_000)).toBe("");
  expect(words(0, 0)).toBe("");
});

test("no photo is missed once the result of the exam is there", () => {
  const application = { photo: null, examResult: null, viewerCanReplacePhoto: true };
  const result = {
    version: 1,
    verdict: "PASSED" as const,
    average: 8700,
    passAverage: null,
    reason: null,
    papers: [],
  };
  expect(lacksPhoto(application)).toBe(true);
  expect(lacksPhoto({ ...application, examResult: result })).toBe(false);
});

test.each([
  ["CONFIRMED", null, "applications.slip.later"],
  ["CONFIRMED", "2999-01-01T00:00:00Z", "applications.slip.planned"],
  ["CONFIRMED", "2026-01-01T00:00:00Z", "applications.slip.unnumbered"],
  ["AWAITING_PAYMENT", "2026-01-01T00:00:00Z", "applications.slip.unpaid"],
] as const)("a slip of %s from %s says what it waits for", (state, slipFrom, words) => {
  const page = markupInApp(<SlipNotOpen application={{ state, slipFrom }} />);
  const [start = ""] = (messagesOf("ko")[words] ?? "").split("{at}");
  expect(page).toContain(start);
});

test("after the exam nobody is asked to show a slip, which can still be fetched", () => {
  const slip = (state: "ONGOING" | "ENDED") =>
    markupInApp(
      <AdmissionSlip
        application={Object({
          id: 1,
          state: "CONFIRMED",
          hasSlip: true,
          examNumber: "28-T-001",
          site: null,
          room: null,
          seatNumber: null,
          program: { kind: "KITEC", state },
        })}
      />,
    );
  expect(slip("ONGOING")).toContain("보여 주세요");
  expect(slip("ENDED")).not.toContain("보여 주세요");
  expect(slip("ENDED")).toContain("28-T-001");
});
