/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ListedVersionFragment = { readonly id: string, readonly number: number, readonly savedAt: string, readonly author: string | null, readonly restoredFrom: number | null, readonly changed: ReadonlyArray<string>, readonly note: { readonly text: string, readonly language: Types.Language } | null };

export type VersionChangeFragment = { readonly id: string, readonly sections: ReadonlyArray<{ readonly field: string, readonly before: unknown, readonly after: unknown, readonly lines: ReadonlyArray<{ readonly kind: Types.LineChangeKind, readonly role: Types.LineRole, readonly words: ReadonlyArray<{ readonly kind: Types.WordChangeKind, readonly text: string }> }> }> };

export const ListedVersionFragmentDoc = `fragment ListedVersion on SavedVersion{id number savedAt author restoredFrom changed note(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ListedVersionFragment, unknown>;
export const VersionChangeFragmentDoc = `fragment VersionChange on SavedVersion{id sections(against:$against){field before after lines{kind role words{kind text __typename}__typename}__typename}__typename}` as string & Urql.TypedDocumentNode<VersionChangeFragment, unknown>;