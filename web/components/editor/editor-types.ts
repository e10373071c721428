// Says what an editor, the noun it edits and its parts on the screen tell each other.

import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { z } from "#schema/validation/zod.ts";
import type { FormDraft, ServerDrafts } from "#web/components/forms/draft-types.ts";
import type { Labels } from "#web/components/forms/field-paths.ts";
import type { FormState, Refusal } from "#web/components/forms/form-types.ts";
import type { Toast } from "#web/components/toasts/toasts.ts";
import type { UndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { Choices, Difference, Sides } from "./differences.ts";

/** Something as it is stored. */
export interface Stored<Values> {
  readonly values: Values;
  /** What a save carries; null for something new, and for a noun without versions. */
  readonly version: number | null;
}

/** What was begun from. */
export interface EditBase<Values> {
  /** Null: nobody knows any more. */
  readonly values: Values | null;
  readonly version: number | null;
  /** Names something new, so that a save sent twice makes one. */
  readonly requestKey: string;
}

/** How a save is undone. */
type Back = Pick<UndoToast, "undo" | "undone" | "onBack">;

export interface Saved<Values> {
  readonly ok: true;
  /** The current version, for an editor that stays open; the values that were sent when absent. */
  readonly stored?: Stored<Values>;
  /** What is said about it, and how it is undone where it can be. */
  readonly said: {
    readonly title: string;
    readonly text?: string;
    readonly back?: Back;
    /** What else can be done about it, such as looking at the public page; for an editor that stays. */
    readonly action?: NonNullable<Toast["action"]>;
  };
  /** What follows when nothing is unsaved any more, such as a step to another page. */
  readonly next?: () => unknown;
}

/** Where the server stores a draft, too. */
export interface ServerDraft<Values> extends Omit<ServerDrafts, "send"> {
  /** Null when the server has it now, else why not. */
  readonly send: (values: Values, begun: EditBase<Values>) => Promise<RequestCode | null>;
}

interface EditorDraft<Values extends object> {
  /** Name of the form among drafts; unique in the site. */
  readonly form: string;
  /** How many days it is offered; a week by default. */
  readonly days?: number;
  /** Makes values of what was stored; anything may be in it. Null: it is none of this form's. */
  readonly restore: (saved: unknown) => Values | null;
  /** What it is about, where it is offered. */
  readonly titleOf?: (values: Values) => string;
  readonly server?: ServerDraft<Values>;
}

export interface EditorOptions<Values extends object, Output, Pattern extends string> {
  /** Prefix of the fields' ids. */
  readonly name: string;
  readonly schema: z.ZodType<Output>;
  /** What is checked by the schema; the values themselves when absent. */
  readonly toInput?: (values: Values) => unknown;
  readonly labels: Labels<Pattern>;
  readonly stored: Stored<Values>;
  /** Keys that only make sense with each other: two people's changes of them are not mixed. */
  readonly together?: readonly (readonly (keyof Values & string)[])[];
  /** The sides of a merge with somebody else's save, as they are compared; as they are when absent. */
  readonly beforeMerge?: (sides: Sides<Values>) => Sides<Values>;
  /** What a merge with somebody else's save means for the values. @param mine as they were typed */
  readonly afterMerge?: (mine: Values, merged: Values) => Values;
  readonly save: (
    output: Output,
    values: Values,
    begun: EditBase<Values>,
  ) => Promise<Saved<Values> | Refusal>;
  /** Of a noun with versions: what somebody else saved meanwhile, after a CONFLICT. Null when it cannot be had. */
  readonly readStored?: () => Promise<(Stored<Values> & { readonly isDeleted?: boolean }) | null>;
  /** Takes it out of the trash; whether it came. */
  readonly restore?: () => Promise<boolean>;
  readonly draft: EditorDraft<Values>;
}

/** Two people changed the same thing, and it is not decided. */
export interface EditorConflict<Values> {
  readonly theirs: Stored<Values>;
  /** It is in the trash by now. */
  readonly isDeleted: boolean;
  readonly differences: readonly Difference[];
}

/** What was stored, as far as it can be read. */
export interface RestoredDraft<Values> {
  readonly values: Values;
  readonly begun: EditBase<Values>;
}

/** An editor as its frame sees it; `useEditor` makes one. */
export interface EditorState {
  readonly form: FormState;
  readonly draft: FormDraft<RestoredDraft<object>>;
  /** What the offered draft is about; empty where it says nothing. */
  readonly draftTitle: string;
  /** The offered draft was begun over something older than what is stored now. */
  readonly isDraftBehind: boolean;
  readonly conflict: Omit<EditorConflict<object>, "theirs"> | null;
  readonly nameOfDifference: (difference: Difference) => string;
  /** Nothing is unsaved, or it may be left all the same. */
  readonly canLeave: () => boolean;
  /** Saves as chosen; answers the first difference that nobody has decided yet. */
  readonly resolve: (choices: Choices) => Difference | null;
  /** Mine are given up for what is stored. */
  readonly takeTheirs: () => void;
  /** Takes it out of the trash, and saves. */
  readonly restore: () => Promise<void>;
  readonly close: () => void;
}
