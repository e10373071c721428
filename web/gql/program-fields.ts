/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type EditedProgramFieldsFragment = { readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly enrollmentFee: number | null, readonly capacity: number | null, readonly waitingList: boolean, readonly pricesNeedDues: boolean, readonly changeUntil: string | null, readonly withdrawUntil: string | null, readonly joinLink: string | null, readonly takesGroups: boolean, readonly reminders: boolean };

export type ShownProgramFieldsFragment = { readonly applyFrom: string | null, readonly applyTo: string | null, readonly enrollmentFee: number | null, readonly capacity: number | null, readonly waitingList: boolean, readonly pricesNeedDues: boolean };

export type TypedProgramFieldsFragment = { readonly applyFrom: string | null, readonly applyTo: string | null, readonly enrollmentFee: number | null, readonly capacity: number | null, readonly waitingList: boolean, readonly pricesNeedDues: boolean };

export const EditedProgramFieldsFragmentDoc = `fragment EditedProgramFields on ProgramForEditing{applyFrom applyTo applyLink enrollmentFee capacity waitingList pricesNeedDues changeUntil withdrawUntil joinLink takesGroups reminders __typename}` as string & Urql.TypedDocumentNode<EditedProgramFieldsFragment, unknown>;
export const ShownProgramFieldsFragmentDoc = `fragment ShownProgramFields on Program{applyFrom applyTo enrollmentFee capacity waitingList pricesNeedDues __typename}` as string & Urql.TypedDocumentNode<ShownProgramFieldsFragment, unknown>;
export const TypedProgramFieldsFragmentDoc = `fragment TypedProgramFields on TypedProgram{applyFrom applyTo enrollmentFee capacity waitingList pricesNeedDues __typename}` as string & Urql.TypedDocumentNode<TypedProgramFieldsFragment, unknown>;