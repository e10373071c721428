// @vitest-environment jsdom
// What is chosen when a form wakes up is of the kind that its values are: a number stays one.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { TagField } from "#web/components/editor/TagField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const intl = createPageIntl("en", await loadWords("en", ["site", "forms", "office"]));
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

test("a chosen category that is there when the form begins is sent as it is stored", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // The theme asks for it; jsdom has none.
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme}>
          <Form />
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
  expect(button?.textContent).toBe("Save nothing");
  await act(async () => button?.click());
  expect(sent).toHaveBeenLastCalledWith({ tagId: 5 }, { tagId: 5 });
  expect(sent).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
