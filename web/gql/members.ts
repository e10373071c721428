/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type CountriesQueryVariables = Exact<{
  language: Types.Language;
}>;


export type CountriesQuery = { readonly countries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type MyDetailsFragment = { readonly id: number, readonly version: number, readonly email: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly createdAt: string };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { readonly viewer: { readonly id: number, readonly member: { readonly id: number, readonly version: number, readonly email: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly createdAt: string } } | null };

export type UpdateMyDetailsMutationVariables = Exact<{
  version: number;
  input: Types.MyDetailsInput;
}>;


export type UpdateMyDetailsMutation = { readonly updateMyDetails: { readonly id: number, readonly version: number, readonly email: string, readonly name: string, readonly familyName: string | null, readonly givenName: string | null, readonly country: string, readonly grade: Types.MemberGrade, readonly requestedGrade: Types.MemberGrade | null, readonly membershipStatus: Types.MembershipStatus, readonly validUntil: string | null, readonly finalDegreeInstitution: string | null, readonly major: string | null, readonly affiliation: string | null, readonly department: string | null, readonly position: string | null, readonly phoneNumber: string | null, readonly postcode: string | null, readonly addressLine: string | null, readonly addressDetail: string | null, readonly createdAt: string } };

export const MyDetailsFragmentDoc = `fragment MyDetails on Member{id version email name familyName givenName country grade requestedGrade membershipStatus validUntil finalDegreeInstitution major affiliation department position phoneNumber postcode addressLine addressDetail createdAt __typename}` as string & Urql.TypedDocumentNode<MyDetailsFragment, unknown>;
export const CountriesDocument = `query Countries($language:Language!){countries(language:$language){code name __typename}}` as string & Urql.TypedDocumentNode<CountriesQuery, CountriesQueryVariables>;

export function useCountriesQuery(options: Omit<Urql.UseQueryArgs<CountriesQueryVariables>, 'query'>) {
  return Urql.useQuery<CountriesQuery, CountriesQueryVariables>({ query: CountriesDocument, ...options });
};
export const MyAccountDocument = `query MyAccount{viewer{id member{...MyDetails __typename}__typename}}${MyDetailsFragmentDoc}` as string & Urql.TypedDocumentNode<MyAccountQuery, MyAccountQueryVariables>;

export function useMyAccountQuery(options?: Omit<Urql.UseQueryArgs<MyAccountQueryVariables>, 'query'>) {
  return Urql.useQuery<MyAccountQuery, MyAccountQueryVariables>({ query: MyAccountDocument, ...options });
};
export const UpdateMyDetailsDocument = `mutation UpdateMyDetails($version:Int!$input:MyDetailsInput!){updateMyDetails(version:$version input:$input){...MyDetails __typename}}${MyDetailsFragmentDoc}` as string & Urql.TypedDocumentNode<UpdateMyDetailsMutation, UpdateMyDetailsMutationVariables>;

export function useUpdateMyDetailsMutation() {
  return Urql.useMutation<UpdateMyDetailsMutation, UpdateMyDetailsMutationVariables>(UpdateMyDetailsDocument);
};