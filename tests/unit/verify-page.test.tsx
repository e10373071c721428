// @vitest-environment jsdom
// The page that verifies documents: a number typed instead of a code is answered as what it is, and all dates have one format.
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { Component } from "#web/features/overview/documents/public/VerifyPage.tsx";

const root = appRoot();

async function open(code: string, verifiedDocument: object | null): Promise<string> {
  const client = answeringClient(() => ({ data: { verifiedDocument } }));
  const page = (
    <Routes>
      <Route path="/verify/:code" element={<Component />} />
    </Routes>
  );
  await root.show(page, { at: `/verify/${code}`, client });
  await vi.waitFor(() =>
    expect(document.querySelector("[role=status]")?.textContent).not.toBe("확인하는 중입니다"),
  );
  return document.body.textContent ?? "";
}

test("the number of a document is said to be no code, and is not looked up", async () => {
  const number = await open("2026-00002", null);
  expect(number).toContain("입력하신 것은 문서 번호입니다.");
  expect(number).toContain("확인 코드를 입력해 주세요");
  expect(await open("4K7M-4K7M-4K7M-4K7M", null)).toContain("확인되지 않는 문서입니다.");
});

test("dates are written as the document writes them", async () => {
  const text = await open("4K7M-4K7M-4K7M-4K7M", {
    __typename: "VerifiedDocument",
    kind: "RECEIPT",
    title: "영수증",
    number: "2026-00002",
    issuedAt: "2026-11-28T01:00:00Z",
    isValid: true,
    revokedAt: null,
    revokeReason: null,
    lines: [{ __typename: "DocumentLine", label: "합격일", value: "2026년 11월 27일" }],
  });
  expect(text).toContain("2026년 11월 28일");
  expect(text).not.toContain("2026. 11. 28.");
});
