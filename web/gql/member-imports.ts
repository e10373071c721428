/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type MemberImportFragment = { readonly id: number, readonly fileName: string, readonly state: Types.MemberImportState, readonly head: number, readonly fields: ReadonlyArray<Types.RosterField | null>, readonly firstRows: unknown, readonly total: number, readonly created: number, readonly updated: number, readonly skipped: number, readonly notUndone: number, readonly createdAt: string, readonly by: string | null, readonly undoneAt: string | null, readonly undoableUntil: string | null, readonly notUndoneMembers: ReadonlyArray<{ readonly id: number, readonly name: string }> };

export type MemberImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberImportsQuery = { readonly memberImports: ReadonlyArray<{ readonly id: number, readonly fileName: string, readonly state: Types.MemberImportState, readonly head: number, readonly fields: ReadonlyArray<Types.RosterField | null>, readonly firstRows: unknown, readonly total: number, readonly created: number, readonly updated: number, readonly skipped: number, readonly notUndone: number, readonly createdAt: string, readonly by: string | null, readonly undoneAt: string | null, readonly undoableUntil: string | null, readonly notUndoneMembers: ReadonlyArray<{ readonly id: number, readonly name: string }> }> };

export type RosterPlanQueryVariables = Exact<{
  id: number;
  head: number;
  fields: ReadonlyArray<Types.RosterField | null | undefined> | Types.RosterField;
}>;


export type RosterPlanQuery = { readonly rosterPlan: { readonly created: number, readonly updated: number, readonly same: number, readonly refused: number, readonly periods: number, readonly exempt: number, readonly payments: number, readonly noted: number, readonly withoutCountry: number, readonly withoutJoined: number, readonly causes: ReadonlyArray<{ readonly field: Types.RosterField, readonly code: string, readonly isRefusal: boolean, readonly isWarning: boolean, readonly count: number, readonly examples: ReadonlyArray<{ readonly line: number, readonly name: string, readonly value: string }> }>, readonly changes: ReadonlyArray<{ readonly line: number, readonly memberId: number, readonly name: string, readonly before: unknown, readonly after: unknown }> } };

export type StartMemberImportMutationVariables = Exact<{
  id: number;
  head: number;
  fields: ReadonlyArray<Types.RosterField | null | undefined> | Types.RosterField;
}>;


export type StartMemberImportMutation = { readonly startMemberImport: { readonly id: number, readonly fileName: string, readonly state: Types.MemberImportState, readonly head: number, readonly fields: ReadonlyArray<Types.RosterField | null>, readonly firstRows: unknown, readonly total: number, readonly created: number, readonly updated: number, readonly skipped: number, readonly notUndone: number, readonly createdAt: string, readonly by: string | null, readonly undoneAt: string | null, readonly undoableUntil: string | null, readonly notUndoneMembers: ReadonlyArray<{ readonly id: number, readonly name: string }> } };

export type UndoMemberImportMutationVariables = Exact<{
  id: number;
}>;


export type UndoMemberImportMutation = { readonly undoMemberImport: { readonly id: number, readonly fileName: string, readonly state: Types.MemberImportState, readonly head: number, readonly fields: ReadonlyArray<Types.RosterField | null>, readonly firstRows: unknown, readonly total: number, readonly created: number, readonly updated: number, readonly skipped: number, readonly notUndone: number, readonly createdAt: string, readonly by: string | null, readonly undoneAt: string | null, readonly undoableUntil: string | null, readonly notUndoneMembers: ReadonlyArray<{ readonly id: number, readonly name: string }> } };

export type DeleteMemberImportMutationVariables = Exact<{
  id: number;
}>;


export type DeleteMemberImportMutation = { readonly deleteMemberImport: boolean };

export const MemberImportFragmentDoc = `fragment MemberImport on MemberImport{id fileName state head fields firstRows total created updated skipped notUndone notUndoneMembers{id name __typename}createdAt by undoneAt undoableUntil __typename}` as string & Urql.TypedDocumentNode<MemberImportFragment, unknown>;
export const MemberImportsDocument = `query MemberImports{memberImports{...MemberImport __typename}}${MemberImportFragmentDoc}` as string & Urql.TypedDocumentNode<MemberImportsQuery, MemberImportsQueryVariables>;

export function useMemberImportsQuery(options?: Omit<Urql.UseQueryArgs<MemberImportsQueryVariables>, 'query'>) {
  return Urql.useQuery<MemberImportsQuery, MemberImportsQueryVariables>({ query: MemberImportsDocument, ...options });
};
export const RosterPlanDocument = `query RosterPlan($id:Id!$head:Int!$fields:[RosterField]!){rosterPlan(id:$id head:$head fields:$fields){created updated same refused periods exempt payments noted withoutCountry withoutJoined causes{field code isRefusal isWarning count examples{line name value __typename}__typename}changes{line memberId name before after __typename}__typename}}` as string & Urql.TypedDocumentNode<RosterPlanQuery, RosterPlanQueryVariables>;

export function useRosterPlanQuery(options: Omit<Urql.UseQueryArgs<RosterPlanQueryVariables>, 'query'>) {
  return Urql.useQuery<RosterPlanQuery, RosterPlanQueryVariables>({ query: RosterPlanDocument, ...options });
};
export const StartMemberImportDocument = `mutation StartMemberImport($id:Id!$head:Int!$fields:[RosterField]!){startMemberImport(id:$id head:$head fields:$fields){...MemberImport __typename}}${MemberImportFragmentDoc}` as string & Urql.TypedDocumentNode<StartMemberImportMutation, StartMemberImportMutationVariables>;

export function useStartMemberImportMutation() {
  return Urql.useMutation<StartMemberImportMutation, StartMemberImportMutationVariables>(StartMemberImportDocument);
};
export const UndoMemberImportDocument = `mutation UndoMemberImport($id:Id!){undoMemberImport(id:$id){...MemberImport __typename}}${MemberImportFragmentDoc}` as string & Urql.TypedDocumentNode<UndoMemberImportMutation, UndoMemberImportMutationVariables>;

export function useUndoMemberImportMutation() {
  return Urql.useMutation<UndoMemberImportMutation, UndoMemberImportMutationVariables>(UndoMemberImportDocument);
};
export const DeleteMemberImportDocument = `mutation DeleteMemberImport($id:Id!){deleteMemberImport(id:$id)}` as string & Urql.TypedDocumentNode<DeleteMemberImportMutation, DeleteMemberImportMutationVariables>;

export function useDeleteMemberImportMutation() {
  return Urql.useMutation<DeleteMemberImportMutation, DeleteMemberImportMutationVariables>(DeleteMemberImportDocument);
};