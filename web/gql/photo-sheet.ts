/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type SheetPhotoFragment = { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photo: { readonly id: number, readonly url: string } | null };

export type PhotoSheetQueryVariables = Exact<{
  programId: number;
  only: Types.PhotoFilter;
  page: number;
}>;


export type PhotoSheetQuery = { readonly photoSheet: { readonly programId: number, readonly titleKo: string, readonly titleEn: string | null, readonly total: number, readonly missing: number, readonly asked: number, readonly toAsk: number, readonly pages: number, readonly people: ReadonlyArray<{ readonly id: number, readonly name: string, readonly examNumber: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photo: { readonly id: number, readonly url: string } | null }> } | null };

export type AskForPhotoMutationVariables = Exact<{
  id: number;
  photoId: number;
  fault: Types.PhotoFault;
  note?: string | null | undefined;
}>;


export type AskForPhotoMutation = { readonly askForPhoto: { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photo: { readonly id: number, readonly url: string } | null } };

export type AskForMissingPhotosMutationVariables = Exact<{
  programId: number;
  id?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type AskForMissingPhotosMutation = { readonly askForMissingPhotos: { readonly asked: number, readonly after: number | null } };

export type WithdrawPhotoRequestMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawPhotoRequestMutation = { readonly withdrawPhotoRequest: { readonly id: number, readonly name: string, readonly examNumber: string | null, readonly photoFault: Types.PhotoFault | null, readonly photoNote: string | null, readonly photo: { readonly id: number, readonly url: string } | null } };

export const SheetPhotoFragmentDoc = `fragment SheetPhoto on Application{id name examNumber photo{id url __typename}photoFault photoNote __typename}` as string & Urql.TypedDocumentNode<SheetPhotoFragment, unknown>;
export const PhotoSheetDocument = `query PhotoSheet($programId:Id!$only:PhotoFilter!$page:Int!){photoSheet(programId:$programId only:$only page:$page){programId titleKo titleEn total missing asked toAsk pages people{...SheetPhoto __typename}__typename}}${SheetPhotoFragmentDoc}` as string & Urql.TypedDocumentNode<PhotoSheetQuery, PhotoSheetQueryVariables>;

export function usePhotoSheetQuery(options: Omit<Urql.UseQueryArgs<PhotoSheetQueryVariables>, 'query'>) {
  return Urql.useQuery<PhotoSheetQuery, PhotoSheetQueryVariables>({ query: PhotoSheetDocument, ...options });
};
export const AskForPhotoDocument = `mutation AskForPhoto($id:Id!$photoId:Id!$fault:PhotoFault!$note:String){askForPhoto(id:$id photoId:$photoId fault:$fault note:$note){...SheetPhoto __typename}}${SheetPhotoFragmentDoc}` as string & Urql.TypedDocumentNode<AskForPhotoMutation, AskForPhotoMutationVariables>;

export function useAskForPhotoMutation() {
  return Urql.useMutation<AskForPhotoMutation, AskForPhotoMutationVariables>(AskForPhotoDocument);
};
export const AskForMissingPhotosDocument = `mutation AskForMissingPhotos($programId:Id!$id:Id$after:Id){askForMissingPhotos(programId:$programId id:$id after:$after){asked after __typename}}` as string & Urql.TypedDocumentNode<AskForMissingPhotosMutation, AskForMissingPhotosMutationVariables>;

export function useAskForMissingPhotosMutation() {
  return Urql.useMutation<AskForMissingPhotosMutation, AskForMissingPhotosMutationVariables>(AskForMissingPhotosDocument);
};
export const WithdrawPhotoRequestDocument = `mutation WithdrawPhotoRequest($id:Id!){withdrawPhotoRequest(id:$id){...SheetPhoto __typename}}${SheetPhotoFragmentDoc}` as string & Urql.TypedDocumentNode<WithdrawPhotoRequestMutation, WithdrawPhotoRequestMutationVariables>;

export function useWithdrawPhotoRequestMutation() {
  return Urql.useMutation<WithdrawPhotoRequestMutation, WithdrawPhotoRequestMutationVariables>(WithdrawPhotoRequestDocument);
};