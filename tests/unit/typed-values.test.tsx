// @vitest-environment jsdom
// What is chosen when a form wakes up is of the kind that its values are: a number stays one.
import { act } from "react";
import { expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { TagField } from "#web/components/editor/TagField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";

vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const sent = vi.fn(async (_: { tagId: number | null }) => ({ ok: true as const }));

function Form() {
  const form = useServerForm({
    name: "thing",
    schema: z.object({ tagId: z.int({ error: "TYPE_INVALID" }).nullable() }),
    initialValues: { tagId: 5 as number | null },
    labels: { tagId: "editor.field.tag" } as const,
    send: sent,
  });
  return (
    <FormFrame form={form} labelledBy="title">
      <TagField
        {...form.field("tagId")}
        tags={[{ id: 5, ko: "행사", en: "Event" }]}
        onMake={async () => ({ ok: true })}
      />
      <button type="submit">Save {form.dirty ? "changes" : "nothing"}</button>
    </FormFrame>
  );
}

const root = appRoot();

test("a chosen category that is there when the form begins is sent as it is stored", async () => {
  await root.show(<Form />, { language: "en" });
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
  expect(button?.textContent).toBe("Save nothing");
  await act(async () => button?.click());
  expect(sent).toHaveBeenLastCalledWith({ tagId: 5 }, { tagId: 5 });
  expect(sent).toHaveBeenCalledOnce();
});
