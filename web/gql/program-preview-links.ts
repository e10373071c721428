/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
const PreviewLinkFragmentDoc = `fragment PreviewLink on PreviewLink{id link createdAt expiresAt makerName isMine __typename}`;
export type ProgramPreviewsQueryVariables = Exact<{
  programId: number;
}>;


export type ProgramPreviewsQuery = { readonly programPreviews: ReadonlyArray<{ readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean }> };

export type MakeProgramPreviewMutationVariables = Exact<{
  programId: number;
}>;


export type MakeProgramPreviewMutation = { readonly makeProgramPreview: { readonly id: string, readonly link: string, readonly createdAt: string, readonly expiresAt: string, readonly makerName: string, readonly isMine: boolean } };

export type RevokeProgramPreviewMutationVariables = Exact<{
  id: string;
}>;


export type RevokeProgramPreviewMutation = { readonly revokeProgramPreview: boolean };


export const ProgramPreviewsDocument = `query ProgramPreviews($programId:Id!){programPreviews(programId:$programId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<ProgramPreviewsQuery, ProgramPreviewsQueryVariables>;

export function useProgramPreviewsQuery(options: Omit<Urql.UseQueryArgs<ProgramPreviewsQueryVariables>, 'query'>) {
  return Urql.useQuery<ProgramPreviewsQuery, ProgramPreviewsQueryVariables>({ query: ProgramPreviewsDocument, ...options });
};
export const MakeProgramPreviewDocument = `mutation MakeProgramPreview($programId:Id!){makeProgramPreview(programId:$programId){...PreviewLink __typename}}${PreviewLinkFragmentDoc}` as string & Urql.TypedDocumentNode<MakeProgramPreviewMutation, MakeProgramPreviewMutationVariables>;

export function useMakeProgramPreviewMutation() {
  return Urql.useMutation<MakeProgramPreviewMutation, MakeProgramPreviewMutationVariables>(MakeProgramPreviewDocument);
};
export const RevokeProgramPreviewDocument = `mutation RevokeProgramPreview($id:String!){revokeProgramPreview(id:$id)}` as string & Urql.TypedDocumentNode<RevokeProgramPreviewMutation, RevokeProgramPreviewMutationVariables>;

export function useRevokeProgramPreviewMutation() {
  return Urql.useMutation<RevokeProgramPreviewMutation, RevokeProgramPreviewMutationVariables>(RevokeProgramPreviewDocument);
};