// Drafts in this browser, one for each form and member. So text survives an expired session, a crash and a
// closed tab, and is offered again (docs/sign-in.md#the-meaning-of-a-401). The caller chooses what is stored;
// passwords never are. Forms use the hook in web/components/forms/use-draft.ts.

import type { SessionStorage } from "#web/session/session-state.ts";
import { viewStorage } from "#web/session/view-session.ts";
import { browserStorage } from "./browser-storage.ts";
import { DRAFT_PREFIX, draftKeys } from "./draft-keys.ts";
import { memoryStorage } from "./memory-storage.ts";

/** A saved draft with the time it was last written, in milliseconds since 1970. */
interface LocalDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** What was stored when it was begun, of a form that changes something and asks for it. */
  readonly base?: Readonly<Record<string, unknown>> | undefined;
  readonly savedAt: number;
  /** The page it was typed on, with its query, without language; absent in older drafts. */
  readonly at?: string | undefined;
  /** Id of the field that had the focus. */
  readonly field?: string | undefined;
  /** How many letters were before the cursor in it. */
  readonly cursor?: number | undefined;
}

/** What is stored beside the values. */
type Beside = Pick<LocalDraft, "base" | "at" | "field" | "cursor">;

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * What somebody of the office types while seeing an account is stored nowhere: it can't be sent, and is not
 * the member's (docs/core.md#access-to-peoples-data).
 */
const browser = viewStorage() ? memoryStorage() : browserStorage();

/** Where a form's draft of a member is stored; `memberIdx` keeps one person's text from the next at the same computer. */
export function draftKey(form: string, memberIdx: number | null): string {
  return `${DRAFT_PREFIX}${memberIdx ?? "visitor"}:${form}`;
}

/** The draft, or null when there is none, it is older than `days`, or it is not what was written here. `now` in ms. */
export function readDraft(key: string, days: number, now: number, storage = browser): LocalDraft | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  const draft = parse(text);
  if (draft && now - draft.savedAt < days * DAY_MS) return draft;
  storage.removeItem(key);
  return null;
}

/** Stores a draft. A full or refused storage loses it silently: the text is still on the page. */
export function storeDraft(
  key: string,
  values: LocalDraft["values"],
  now: number,
  { base, at, field, cursor }: Beside = {},
  storage = browser,
): void {
  try {
    storage.setItem(key, JSON.stringify({ values, base, at, field, cursor, savedAt: now }));
  } catch {
    // The storage is full or refused: the draft is lost, and the text is still on the page.
  }
}

/** Forgets a draft: it was sent, or is not wanted. */
export function dropDraft(key: string, storage: Pick<SessionStorage, "removeItem"> = browser): void {
  storage.removeItem(key);
}

/** The newest draft that a member left on this device and whose page is known; null where there is none. `now` in ms. */
export function newestDraft(memberIdx: number, days: number, now: number): LocalDraft | null {
  const prefix = draftKey("", memberIdx);
  const drafts = draftKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => readDraft(key, days, now) ?? [])
    .filter(({ at }) => at !== undefined);
  return drafts.sort((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}

/**
 * Erases what anybody left on this device longer than `days` ago: a form that is never opened again would
 * leave its own here for good. `now` in ms.
 */
export function eraseOlderDrafts(days: number, now: number): void {
  for (const key of draftKeys()) readDraft(key, days, now);
}

function parse(text: string): LocalDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("values" in value) || !("savedAt" in value))
      return null;
    const { values, savedAt } = value;
    const field = "field" in value && typeof value.field === "string" ? value.field : undefined;
    const at = "at" in value && typeof value.at === "string" ? value.at : undefined;
    const cursor = "cursor" in value && typeof value.cursor === "number" ? value.cursor : undefined;
    if (typeof values !== "object" || values === null || typeof savedAt !== "number") return null;
    const base = "base" in value && typeof value.base === "object" && value.base !== null ? value.base : null;
    return {
      values: Object.fromEntries(Object.entries(values)),
      ...(base === null ? {} : { base: Object.fromEntries(Object.entries(base)) }),
      savedAt,
      ...(at === undefined ? {} : { at }),
      ...(field === undefined ? {} : { field }),
      ...(cursor === undefined ? {} : { cursor }),
    };
  } catch {
    return null;
  }
}
