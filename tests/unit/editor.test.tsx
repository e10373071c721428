// @vitest-environment jsdom
// A form when somebody else saved first, and when changes were left unsaved.
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { draftKey, dropDraft, readDraft, storeDraft } from "#web/browser/local-draft.ts";
import { hasUnsavedInput } from "#web/browser/unsaved-input.ts";
import type { EditorOptions, Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import type { Labels } from "#web/components/forms/field-paths.ts";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#web/components/toasts/toasts.ts", () => ({ showToast, prepareToasts: () => {} }));

const values = z.object({ name: z.string(), city: z.string(), note: z.string() });
type Values = z.output<typeof values>;
const LABELS = {
  name: "members.field.name",
  city: "members.field.affiliation",
  note: "applications.field.note",
} as const satisfies Labels;
const BASE: Values = { name: "a", city: "b", note: "c" };

const key = draftKey("thing", null);

/** What a server holds of one thing with a version, or without. */
class Server {
  stored: Stored<Values> & { isDeleted?: boolean };
  readonly saves: number[] = [];

  constructor(version: number | null = 1) {
    this.stored = { values: BASE, version };
  }

  /** Somebody else saves. */
  change(part: Partial<Values>): void {
    this.stored = {
      ...this.stored,
      values: { ...this.stored.values, ...part },
      version: (this.stored.version ?? 0) + 1,
    };
  }

  options(overrides: Partial<EditorOptions<Values, Values, keyof Values>> = {}) {
    return {
      name: "thing",
      schema: values,
      labels: LABELS,
      stored: { values: this.stored.values, version: this.stored.version },
      draft: { form: "thing", restore: (saved: unknown) => values.safeParse(saved).data ?? null },
      save: async (output: Values, _: Values, { version }: { version: number | null }) => {
        this.saves.push(version ?? 0);
        const isOld = version !== this.stored.version || this.stored.isDeleted;
        if (isOld) return { ok: false as const, code: "CONFLICT" as const };
        this.stored = { values: output, version: version === null ? null : version + 1 };
        return { ok: true as const, stored: this.stored, said: { title: "saved" } };
      },
      readStored: async () => this.stored,
      restore: async () => {
        this.stored = { values: this.stored.values, version: (this.stored.version ?? 0) + 1 };
        return true;
      },
      ...overrides,
    };
  }
}

type Shown = ReturnType<typeof useEditor<Values, Values, keyof Values>>;
const root = appRoot();

/** Opens an editor; answers its current state. */
async function open(options: EditorOptions<Values, Values, keyof Values>): Promise<() => Shown> {
  let shown: Shown | undefined;
  function Form() {
    shown = useEditor(options);
    return null;
  }
  await root.show(<Form />, { language: "en" });
  return () => {
    if (!shown) throw new Error("Nothing is open");
    return shown;
  };
}
const type = (editor: () => Shown, part: Partial<Values>) => act(async () => editor().form.setValues(part));
/** Saves, and waits for what follows from it. */
const save = async (editor: () => Shown) => {
  await act(async () => editor().form.submit());
  await act(async () => {});
};

beforeEach(() => {
  dropDraft(key);
  showToast.mockClear();
});

describe("a save", () => {
  test("leaves nothing unsaved, with a version and without one", async () => {
    for (const version of [1, null]) {
      const server = new Server(version);
      const editor = await open(server.options());
      await type(editor, { name: "x" });
      expect([editor().form.isDirty(), hasUnsavedInput()]).toEqual([true, true]);
      await save(editor);
      expect([editor().form.isDirty(), hasUnsavedInput(), editor().draft.state.kind]).toEqual([
        false,
        false,
        "unchanged",
      ]);
      expect(server.stored.values).toEqual({ ...BASE, name: "x" });
      await type(editor, { name: "y" });
      await save(editor);
      expect(server.stored.values).toEqual({ ...BASE, name: "y" });
    }
  });

  test("keeps what was typed while it was under way", async () => {
    const server = new Server();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const options = server.options();
    const editor = await open({
      ...options,
      save: async (...args) => {
        await slow;
        return options.save(...args);
      },
    });
    await type(editor, { name: "x" });
    await save(editor);
    await type(editor, { city: "typed meanwhile" });
    await act(async () => answer());
    expect(server.stored.values).toEqual({ ...BASE, name: "x" });
    expect(editor().form.values).toEqual({ ...BASE, name: "x", city: "typed meanwhile" });
    expect(editor().form.isDirty()).toBe(true);
  });
});

describe("somebody else saved first", () => {
  test("something else: both are saved without a question, over the newest version", async () => {
    const server = new Server();
    const editor = await open(server.options());
    await type(editor, { name: "mine" });
    server.change({ city: "theirs" });
    await save(editor);
    expect(server.stored).toEqual({ values: { ...BASE, name: "mine", city: "theirs" }, version: 3 });
    expect(server.saves).toEqual([1, 2]);
    expect(editor().conflict).toBeNull();
    expect(showToast.mock.calls[0]?.[0].text).toContain("Affiliation");
  });

  test("the same: it is asked, nothing else is, and the answer is saved", async () => {
    const server = new Server();
    const editor = await open(server.options());
    await type(editor, { name: "mine", note: "mine" });
    server.change({ name: "theirs", city: "theirs" });
    await save(editor);
    const asked = editor().conflict?.differences.filter(({ verdict }) => verdict === "ask");
    expect(asked).toEqual([{ id: "name", field: "name", mine: "mine", theirs: "theirs", verdict: "ask" }]);
    expect(server.stored.version).toBe(2);
    await act(async () => expect(editor().resolve({})?.id).toBe("name"));
    expect(server.stored.version).toBe(2);
    // What is typed while the question is shown counts, too.
    await type(editor, { note: "later" });
    await act(async () => expect(editor().resolve({ name: "theirs" })).toBeNull());
    await act(async () => {});
    expect(server.stored).toEqual({ values: { name: "theirs", city: "theirs", note: "later" }, version: 3 });
    expect(editor().conflict).toBeNull();
  });

  test("mine can be given up for what is stored", async () => {
    const server = new Server();
    const editor = await open(server.options());
    await type(editor, { name: "mine" });
    server.change({ name: "theirs" });
    await save(editor);
    await act(async () => editor().takeTheirs());
    expect(editor().form.values).toEqual({ ...BASE, name: "theirs" });
    expect(editor().form.isDirty()).toBe(false);
    await type(editor, { city: "mine" });
    await save(editor);
    expect(server.stored.values).toEqual({ ...BASE, name: "theirs", city: "mine" });
  });

  test("in the trash meanwhile: taken out and saved", async () => {
    const server = new Server();
    const editor = await open(server.options());
    await type(editor, { name: "mine" });
    server.stored = { ...server.stored, version: 2, isDeleted: true };
    await save(editor);
    expect(editor().conflict?.isDeleted).toBe(true);
    await act(async () => editor().restore());
    await act(async () => {});
    await act(async () => {});
    expect(server.stored).toEqual({ values: { ...BASE, name: "mine" }, version: 4 });
  });

  test("and cannot be asked for: the conflict is told, and the next save finds it again", async () => {
    const server = new Server();
    const editor = await open(server.options({ readStored: async () => null }));
    await type(editor, { name: "mine" });
    server.change({ city: "theirs" });
    await save(editor);
    expect(editor().form.failure).toEqual({ kind: "request", ok: false, code: "CONFLICT" });
    expect(server.stored.values).toEqual({ ...BASE, city: "theirs" });
  });
});

describe("a draft", () => {
  const keep = (saved: Partial<Values>, version: number | null, base: Values | null = BASE) =>
    storeDraft(key, { ...BASE, ...saved }, Date.now(), {
      base: { version, requestKey: "k", values: base },
    });

  test("is stored with what it was begun over, and offered again", async () => {
    vi.useFakeTimers();
    try {
      const editor = await open(new Server().options());
      await type(editor, { name: "mine" });
      await act(async () => vi.advanceTimersByTime(500));
      expect(readDraft(key, 1, Date.now())).toMatchObject({
        values: { ...BASE, name: "mine" },
        base: { version: 1, values: BASE },
      });
      // Nothing of it is with a server: it is not said to be saved.
      expect(editor().draft.state.kind).toBe("local");
    } finally {
      vi.useRealTimers();
    }
    const again = await open(new Server().options());
    expect(again().draft.offered).not.toBeNull();
    await act(async () => again().draft.accept());
    expect(again().form.values.name).toBe("mine");
    expect(again().form.isDirty()).toBe(true);
  });

  test("over something older is put together with what was saved since", async () => {
    const server = new Server();
    keep({ name: "mine" }, 1);
    server.change({ city: "theirs" });
    const editor = await open(server.options());
    expect(editor().isDraftBehind).toBe(true);
    await act(async () => editor().draft.accept());
    await save(editor);
    expect(server.stored.values).toEqual({ ...BASE, name: "mine", city: "theirs" });
  });

  test("of which nobody knows what it was begun over is asked about where it differs", async () => {
    const server = new Server();
    keep({ name: "mine" }, 1, null);
    server.change({ city: "theirs" });
    const editor = await open(server.options());
    await act(async () => editor().draft.accept());
    await save(editor);
    expect(editor().conflict?.differences.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["name", "ask"],
      ["city", "ask"],
    ]);
  });

  test("is none when it is of another form, or says nothing of its beginning", async () => {
    storeDraft(key, { ...BASE }, Date.now());
    expect((await open(new Server().options()))().draft.offered).toBeNull();
    storeDraft(key, { name: 1 }, Date.now(), { base: { version: 1, requestKey: "k" } });
    expect((await open(new Server().options()))().draft.offered).toBeNull();
  });

  test("brings its name along, so that something new sent twice is made once", async () => {
    keep({ name: "mine" }, null);
    const keys: string[] = [];
    const options = new Server(null).options();
    const editor = await open({
      ...options,
      save: async (output, sent, begun) => {
        keys.push(begun.requestKey);
        return options.save(output, sent, begun);
      },
    });
    await act(async () => editor().draft.accept());
    await save(editor);
    expect(keys).toEqual(["k"]);
  });
});
