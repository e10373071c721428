// @vitest-environment jsdom
// A draft that was begun over something older than what is stored now is not put in without a word.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { draftKey, keepDraft } from "#web/browser/local-draft.ts";
import { type FormDraft, useFormDraft } from "#web/components/forms/use-form-draft.ts";

interface Values {
  name: string;
  city: string;
}

/** What becomes of a draft when it is taken up: what was put in, and what was handed on to be compared. */
async function takeUp(kept: Values, base: Values | undefined, stored: Values) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  keepDraft(draftKey("drafted", null), { ...kept }, Date.now(), base && { ...base });
  const seen: { isBehind?: boolean; put?: Partial<Values>; compared?: (Values | null)[] } = {};
  let draft: FormDraft | null = null;
  function Form() {
    draft = useFormDraft(
      {
        values: stored,
        dirty: false,
        setValues: (put: Partial<Values>) => void Object.assign(seen, { put }),
      },
      {
        form: "drafted",
        pick: (values) => values,
        restore: (values) => values as Partial<Values>,
        stored,
        onBehind: (mine, began) => void Object.assign(seen, { compared: [mine, began] }),
      },
    );
    return draft.isBehind ? "behind" : "current";
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  seen.isBehind = place.textContent === "behind";
  await act(async () => draft?.accept());
  await act(async () => root.unmount());
  return seen;
}

const stored = { name: "a", city: "b" };
const mine = { name: "x", city: "b" };

test("over what is still stored it is put in", async () => {
  expect(await takeUp(mine, stored, stored)).toEqual({ isBehind: false, put: mine });
});

test("over something older it is compared, with what it began from", async () => {
  const now = { name: "a", city: "c" };
  expect(await takeUp(mine, stored, now)).toEqual({ isBehind: true, compared: [mine, stored] });
});

test("one that does not say what it began from is compared, too", async () => {
  expect(await takeUp(mine, undefined, stored)).toEqual({ isBehind: true, compared: [mine, null] });
});
