// What a participant reads of the certificate of a course: what is lacking, whose turn it is, and no button before it can be had.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { CertificatePart } from "#web/features/programs/applications/account/CertificatePart.tsx";

type Application = Parameters<typeof CertificatePart>[0]["application"];
const PROGRESS = {
  attended: 4,
  days: 5,
  assignment: null,
  asksAssignment: false,
  isAssignmentAccepted: false,
  lacks: [],
};

const wordsOf = (programState: Application["program"]["state"], progress: Partial<Application["progress"]>) =>
  markupInApp(
    <CertificatePart
      application={{
        id: 7,
        state: "ATTENDED",
        progress: { ...PROGRESS, ...progress },
        program: { kind: "WORKSHOP", state: programState },
      }}
      onChanged={() => {}}
    />,
  ).replaceAll(/<[^>]*>/g, " ");

test("the certificate is offered once the course is over, and announced before", () => {
  const during = wordsOf("ONGOING", {});
  expect(during).toContain("수료증은 과정이 끝난 뒤에 받을 수 있습니다.");
  expect(during).not.toContain("수료증 받기");
  const after = wordsOf("ENDED", {});
  expect(after).toContain("5일 중 4일 출석하여 수료하셨습니다.");
  expect(after).toContain("수료증 받기");
  expect(after).not.toContain("과정이 끝난 뒤에");
});

test("an assignment that was handed in waits for its approval", () => {
  expect(wordsOf("ENDED", { lacks: ["ASSIGNMENT"] })).toContain("남은 항목: 과제 ");
  const waiting = wordsOf("ENDED", { lacks: ["ASSIGNMENT"], assignment: "https://example.org/report" });
  expect(waiting).toContain("남은 항목: 제출하신 과제의 승인");
});
