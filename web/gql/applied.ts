/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type AppliedProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppliedProgramsQuery = { readonly myApplications: ReadonlyArray<{ readonly id: number, readonly state: Types.ApplicationState, readonly program: { readonly id: number } }> };


export const AppliedProgramsDocument = `query AppliedPrograms{myApplications{id state program{id __typename}__typename}}` as string & Urql.TypedDocumentNode<AppliedProgramsQuery, AppliedProgramsQueryVariables>;

export function useAppliedProgramsQuery(options?: Omit<Urql.UseQueryArgs<AppliedProgramsQueryVariables>, 'query'>) {
  return Urql.useQuery<AppliedProgramsQuery, AppliedProgramsQueryVariables>({ query: AppliedProgramsDocument, ...options });
};