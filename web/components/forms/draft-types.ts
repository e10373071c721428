// What a form, what it keeps of itself and where it is stored tell each other.
import type { RequestCode } from "#schema/validation/core/codes.ts";

/** A draft as it is stored: the values, what it was begun over where the form asks for it, and since when. */
export interface SavedDraft {
  readonly values: unknown;
  readonly base?: unknown;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Id of the field it was typed in last, where this device knows. */
  readonly field?: string | undefined;
  /** How many letters were before the cursor in it. */
  readonly cursor?: number | undefined;
}

/** Where drafts are stored beside this device. */
export interface ServerDrafts {
  /** What the server had when the form was opened. */
  readonly found: SavedDraft | null;
  /** Null when it has it now, else why not. */
  readonly send: () => Promise<RequestCode | null>;
  readonly discard: () => Promise<void>;
}

export interface DraftOptions<Values, Restored> {
  /** Name of the form among drafts; unique in the site. */
  readonly form: string;
  /** How long it is offered; a week by default. */
  readonly days?: number;
  /** What may be stored: never a password. All of it by default. */
  readonly pick?: (values: Values) => Partial<Values>;
  /** What the values were begun over. */
  readonly base?: () => object;
  /** Makes something of what was stored; anything may be in it. Null: it is none of this form's. */
  readonly restore: (draft: SavedDraft) => Restored | null;
  readonly onTake: (restored: Restored) => void;
  readonly server?: ServerDrafts | undefined;
}

/** How safe what is on the screen is. */
export type DraftState =
  | { readonly kind: "unchanged" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saved"; readonly at: Date }
  /** On this device only: nothing of it is with the server. */
  | { readonly kind: "local"; readonly at: Date }
  | { readonly kind: "failed"; readonly code: RequestCode };

export interface OfferedDraft<Restored> {
  readonly restored: Restored;
  readonly savedAt: number;
  readonly isLocal: boolean;
  /** As it was stored: what is let go of by mistake is stored again. */
  readonly stored: SavedDraft;
}

export interface FormDraft<Restored = unknown> {
  /** What was left unsaved and is not decided yet. */
  readonly offered: OfferedDraft<Restored> | null;
  /** The one that somebody chose to continue. */
  readonly continued: OfferedDraft<Restored> | null;
  readonly state: DraftState;
  /** Nowhere but on this device. */
  readonly isLocal: boolean;
  readonly accept: () => void;
  readonly discard: () => void;
  /** When this resolves, the server has what is on the screen, or the page shows why not. */
  readonly keepNow: () => Promise<void>;
  /** Before a save: a copy is stored at once, and what is on its way to the server has arrived. */
  readonly rest: () => Promise<void>;
  /** It was not saved: drafts are stored again. */
  readonly resume: () => void;
  /** It was saved: nothing is left to keep. */
  readonly done: () => void;
  /** It was given up for something else: the server forgets it too. */
  readonly drop: () => Promise<void>;
}
