// The state of a form that writes texts in two languages: its values, how often they changed, what is wrong with them, and the way to
// save them. The texts live in their editors; here they are copied when typing pauses, so that a text of 100,000 characters is not
// copied at every key.
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import type { CombinedError } from "urql";
import type { z } from "zod";
import { type FieldCode, type FieldErrors, isFieldCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { type ShownCodes, stillShown } from "#web/components/forms/field-codes.ts";
import type { FieldName } from "#web/components/forms/field-paths.ts";
import { type FormFailure, idOf, type SummaryLine } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { toRichText } from "./editor-document.ts";
import type { WrittenLanguage, WrittenTexts } from "./written-texts.ts";

const PAUSE_MS = 400;

export interface EditorFormOptions<Values extends WrittenTexts, Input, Conflict> {
  /** Prefix of the ids of the form's fields. */
  readonly name: string;
  readonly initialValues: Values;
  /** Whether the values are a draft that was taken up: they are not what is stored. */
  readonly changed: boolean;
  /** What the values are checked by, as `toInput` makes them. */
  readonly schema: z.ZodType;
  readonly toInput: (values: Values) => Input;
  /** The paths of the schema as fields of the form; as they are when absent. */
  readonly toFormPaths?: (fields: FieldErrors) => ShownCodes;
  /** The name of a field, in a list with its row; undefined for a path that is none of the form's. */
  readonly labelOf: (path: string) => MessageId | FieldName | undefined;
  /** Where a field stands on the screen; the smaller the higher. */
  readonly placeOf: (path: string) => number;
  /** Saves over `version`; null makes something new. Answers the id, or the error. */
  readonly send: (input: Input, version: number | null) => Promise<number | CombinedError | undefined>;
  /** What somebody else saved meanwhile, of a CONFLICT; null when it carries none that can be read. */
  readonly readConflict: (error: CombinedError | undefined) => Conflict | null | Promise<Conflict | null>;
}

export type SaveOutcome<Conflict> =
  | { readonly kind: "saved"; readonly id: number }
  | { readonly kind: "refused" }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

/** The first code of each path: a field says one sentence at a time. */
function firstCodes(fields: FieldErrors): ShownCodes {
  const shown: Record<string, FieldCode> = {};
  for (const [path, [code]] of Object.entries(fields)) if (code) shown[path] = code;
  return shown;
}

export function useEditorForm<Values extends WrittenTexts, Input, Conflict>(
  options: EditorFormOptions<Values, Input, Conflict>,
) {
  const { name, schema, toInput, toFormPaths = firstCodes, labelOf, placeOf, send, readConflict } = options;
  const [values, setValues] = useState(options.initialValues);
  /** What the editors start from; each further beginning is an editor of its own. */
  const [start, setStart] = useState({ round: 1, values: options.initialValues });
  const [revision, setRevision] = useState(options.changed ? 1 : 0);
  const [touched, setTouched] = useState<ReadonlySet<WrittenLanguage>>(new Set());
  const [shown, setShown] = useState<ShownCodes>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  const editors = useRef<Partial<Record<WrittenLanguage, Editor>>>({});
  const pauses = useRef<Partial<Record<WrittenLanguage, ReturnType<typeof setTimeout>>>>({});
  const summaryRef = useRef<HTMLDivElement>(null);
  const latest = useRef(values);

  const apply = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setShown((before) => {
      if (Object.keys(before).length === 0) return before;
      const checked = check(schema, toInput(latest.current));
      return stillShown(before, checked.ok ? {} : toFormPaths(checked.fields));
    });
  };
  const touch = (language: WrittenLanguage) => setTouched((before) => new Set([...before, language]));

  /** The values with what stands in the editors this moment. */
  const read = (): Values => {
    const { ko, en } = editors.current;
    latest.current = {
      ...latest.current,
      ...(ko && !ko.isDestroyed ? { koContent: toRichText(ko.getJSON()) } : {}),
      ...(en && !en.isDestroyed ? { enContent: toRichText(en.getJSON()) } : {}),
    };
    return latest.current;
  };

  useEffect(() => {
    if (attempts > 0) summaryRef.current?.focus();
  }, [attempts]);
  useEffect(() => {
    const { current } = pauses;
    return () => {
      for (const pause of Object.values(current)) clearTimeout(pause);
    };
  }, []);

  const fail = (reason: FormFailure, fields: ShownCodes = {}): SaveOutcome<Conflict> => {
    setShown(fields);
    setFailure(reason);
    setAttempts((count) => count + 1);
    return { kind: "refused" };
  };

  /** Why a save came to nothing: fields, somebody else's save, or the request. */
  const refuse = async (error: CombinedError | undefined): Promise<SaveOutcome<Conflict>> => {
    const refusal = refusalOf(error);
    const conflict = refusal.code === "CONFLICT" ? await readConflict(error) : null;
    if (conflict !== null) return { kind: "conflict", conflict };
    if (refusal.fields) return fail({ kind: "fields" }, toFormPaths(refusal.fields));
    return fail({ kind: "request", code: refusal.code });
  };

  const toLine = ([path, code]: [string, FieldCode]): SummaryLine => {
    const found = labelOf(path);
    if (found === undefined) return { path, code };
    const named = typeof found === "string" ? { label: found } : found;
    return { path, code, target: { id: idOf(name, path), ...named } };
  };

  return {
    name,
    values,
    start,
    revision,
    touched,
    pending,
    failure: failure?.kind === "fields" && Object.keys(shown).length === 0 ? null : failure,
    summaryRef,
    read,
    lines: Object.entries(shown)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(toLine),
    errorOf: (path: string): FieldCode | undefined => {
      const code = shown[path];
      return code !== undefined && isFieldCode(code) ? code : undefined;
    },
    change: (part: Partial<Values>) => {
      apply(part);
      if ("koTitle" in part) touch("ko");
      if ("enTitle" in part) touch("en");
      setRevision((count) => count + 1);
    },
    /** Begins anew with other values, editors and all: two people's changes were put together. */
    replace: (next: Values) => {
      for (const pause of Object.values(pauses.current)) clearTimeout(pause);
      editors.current = {};
      latest.current = next;
      setValues(next);
      setStart(({ round }) => ({ round: round + 1, values: next }));
      setShown({});
      setFailure(null);
      setRevision((count) => count + 1);
    },
    /** An editor's text changed; it is copied when typing pauses. */
    write: (language: WrittenLanguage, editor: Editor) => {
      editors.current[language] = editor;
      // Whoever leaves before typing pauses has written something all the same.
      setRevision((count) => Math.max(count, 1));
      clearTimeout(pauses.current[language]);
      pauses.current[language] = setTimeout(() => {
        touch(language);
        const written: Partial<WrittenTexts> = { [`${language}Content`]: toRichText(editor.getJSON()) };
        apply({ ...latest.current, ...written });
        setRevision((count) => count + 1);
      }, PAUSE_MS);
    },
    /** Saves over `version`; null makes something new. */
    save: async (version: number | null): Promise<SaveOutcome<Conflict>> => {
      const input = toInput(read());
      const checked = check(schema, input);
      if (!checked.ok) return fail({ kind: "fields" }, toFormPaths(checked.fields));
      setPending(true);
      try {
        const sent = await send(input, version);
        return typeof sent === "number" ? { kind: "saved", id: sent } : await refuse(sent);
      } finally {
        setPending(false);
      }
    },
  };
}
