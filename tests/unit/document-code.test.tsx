// @vitest-environment jsdom
// The page without a code explains where the code of a document is, and takes it: typed, as a whole address, or from the plain form.
import { act } from "react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { Component } from "#web/features/overview/documents/public/VerifyCodePage.tsx";

const root = appRoot();

const open = (at: string) =>
  root.show(
    <Routes>
      <Route path="/verify" element={<Component />} />
      <Route path="/verify/:code" element={<p>checked</p>} />
    </Routes>,
    { at },
  );

async function type(code: string) {
  const input = document.querySelector<HTMLInputElement>("input[name=code]");
  if (!input) throw new Error("No field");
  input.value = code;
  await act(async () => input.form?.requestSubmit());
}

test("without a code it says where the code is, and the form works without scripts", async () => {
  await open("/verify");
  expect(document.body.textContent).toContain("문서에 인쇄된 확인 주소 끝의 코드");
  const form = document.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/verify"]);
  expect(document.querySelector("label")?.htmlFor).toBe(document.querySelector("input")?.id);
});

test.each([
  ["4K7M-2222-3333-4444", "/verify/4K7M-2222-3333-4444"],
  [" https://association.example/en/verify/4K7M-2222 ", "/verify/4K7M-2222"],
])("typed as %s it is checked", async (typed, path) => {
  const router = await open("/verify");
  await type(typed);
  expect(router.state.location.pathname).toBe(path);
});

test("blanks lead nowhere", async () => {
  const router = await open("/verify");
  await type("  ");
  expect(router.state.location.pathname).toBe("/verify");
});

test("what the plain form sent is checked", async () => {
  const sent = await open("/verify?code=4K7M-2222");
  expect(sent.state.location.pathname).toBe("/verify/4K7M-2222");
});
