/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ProgramRowFragment = { readonly id: number, readonly kind: Types.ProgramKind, readonly number: number | null, readonly state: Types.ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null };

export const ProgramRowFragmentDoc = `fragment ProgramRow on Program{id kind number state startsAt endsAt applyFrom applyTo applyLink capacity seatsLeft waitingList tag{id name(language:$language)__typename}title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ProgramRowFragment, unknown>;