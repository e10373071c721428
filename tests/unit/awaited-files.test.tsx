// @vitest-environment jsdom
// Anyone who sends a form while a file of it is on its way waits for the file: it goes with the form, or nothing goes.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import type { UploadWorld } from "#web/api/upload.ts";
import { type Uploads, useUploads } from "#web/components/editor/use-uploads.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";

vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {} }));

/** As much of an XMLHttpRequest as is used. */
class Request {
  readonly upload = {};
  onloadend = () => {};
  status = 0;
  responseText = "";
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send = () => void requests.push(this);
  abort = () => this.onloadend();
  async answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    await act(async () => this.onloadend());
  }
}
// Only what Request has is used of the request.
const line: object = {
  address: () => "/",
  authorization: () => null,
  beginAgain: async () => false,
  createRequest: () => new Request(),
  wait: async () => {},
};
const world = line as UploadWorld;

let requests: Request[] = [];
let uploads: Uploads;
const root = appRoot();
const sent = vi.fn(async (_: { names: string[] }) => ({ ok: true as const }));

function Field({ onFile }: { onFile: (name: string) => void }) {
  uploads = useUploads("attachment", ({ name }) => onFile(name), { world });
  return null;
}

function Form() {
  const form = useServerForm({
    name: "thing",
    schema: z.object({ names: z.array(z.string()) }),
    initialValues: { names: [] as string[] },
    labels: { names: "editor.field.files" } as const,
    send: sent,
  });
  return (
    <FormFrame form={form} labelledBy="title">
      <Field onFile={(name) => form.change("names", [...form.read().names, name])} />
      <SubmitButton pending={form.pending} pendingLabel="Saving">
        Save
      </SubmitButton>
    </FormFrame>
  );
}

const button = () => document.querySelector<HTMLButtonElement>("button[type=submit]");
const press = () => act(async () => button()?.click());
/** What the button says. */
const says = () => button()?.querySelector("[aria-hidden=false]")?.textContent;
const file = (name: string) => new File(["%PDF-1.7"], name);
const add = (...names: string[]) => act(async () => uploads.add(names.map(file)));

beforeEach(async () => {
  // The theme asks for it; jsdom has none.
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
  requests = [];
  sent.mockClear();
  await root.show(<Form />, { language: "en" });
});

test("goes out once with every file that was on its way, and says meanwhile what it waits for", async () => {
  await add("one.pdf", "two.pdf");
  await press();
  await press();
  expect([says(), sent.mock.calls.length]).toEqual(["Uploading", 0]);
  await requests[0]?.answer(201, { name: "one.pdf" });
  expect([says(), sent.mock.calls.length]).toEqual(["Uploading", 0]);
  await requests[1]?.answer(201, { name: "two.pdf" });
  expect(sent.mock.calls.map(([{ names }]) => names)).toEqual([["one.pdf", "two.pdf"]]);
  expect(says()).toBe("Save");
});

test("does not go out when a file did not arrive, until it is sent again", async () => {
  await add("one.pdf");
  await press();
  await requests[0]?.answer(422, { code: "FILE_DAMAGED" });
  expect([says(), sent.mock.calls.length]).toEqual(["Save", 0]);
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

test("goes out without a file that is given up", async () => {
  await add("one.pdf");
  await press();
  await act(async () => uploads.cancel(uploads.items[0]?.key ?? 0));
  expect(sent.mock.calls.map(([{ names }]) => names)).toEqual([[]]);
});
