/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type ProgramPresentationsQueryVariables = Exact<{
  id: number;
  kinds: ReadonlyArray<Types.ProgramKind> | Types.ProgramKind;
  language: Types.Language;
}>;


export type ProgramPresentationsQuery = { readonly program: { readonly id: number, readonly presentationCall: { readonly opensAt: string, readonly closesAt: string, readonly isOpen: boolean, readonly topics: ReadonlyArray<string>, readonly guide: { readonly text: string, readonly language: Types.Language } | null } | null, readonly presentationSessions: ReadonlyArray<{ readonly id: number, readonly room: string, readonly startsAt: string, readonly endsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly talks: ReadonlyArray<{ readonly id: number, readonly startsAt: string, readonly isPoster: boolean, readonly by: string, readonly slides: { readonly id: number, readonly url: string, readonly size: number, readonly title: { readonly text: string } } | null, readonly title: { readonly text: string, readonly language: Types.Language } }> }> } | null };


export const ProgramPresentationsDocument = `query ProgramPresentations($id:Id!$kinds:[ProgramKind!]!$language:Language!){program(id:$id kinds:$kinds){id presentationCall{opensAt closesAt isOpen topics(language:$language)guide(language:$language){text language __typename}__typename}presentationSessions{id room startsAt endsAt title(language:$language){text language __typename}talks{id startsAt isPoster slides{id url size title(language:$language){text __typename}__typename}by(language:$language)title(language:$language){text language __typename}__typename}__typename}__typename}}` as string & Urql.TypedDocumentNode<ProgramPresentationsQuery, ProgramPresentationsQueryVariables>;

export function useProgramPresentationsQuery(options: Omit<Urql.UseQueryArgs<ProgramPresentationsQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramPresentationsQuery, ProgramPresentationsQueryVariables>({ query: ProgramPresentationsDocument, ...options });
};