/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
/** The two languages of the site. Korean is the default. */
export type Language =
  | 'EN'
  | 'KO';

/** Seminars, courses and the exam (KITEC) are one model. */
export type ProgramKind =
  | 'COMMUNITY_COURSE'
  | 'EXPERT_COURSE'
  | 'KITEC'
  | 'ONLINE_COURSE'
  | 'SEMINAR'
  | 'SOCIAL_INTEGRATION'
  | 'WORKSHOP';

/** What people see of a program at this moment. */
export type ProgramState =
  | 'CANCELLED'
  | 'CLOSED'
  | 'COMING_SOON'
  | 'ENDED'
  | 'FULL'
  | 'ONGOING'
  | 'OPEN';

export type ProgramRowFragment = { readonly id: number, readonly kind: ProgramKind, readonly number: number | null, readonly state: ProgramState, readonly startsAt: string, readonly endsAt: string, readonly applyFrom: string | null, readonly applyTo: string | null, readonly applyLink: string | null, readonly capacity: number | null, readonly seatsLeft: number | null, readonly waitingList: boolean, readonly tag: { readonly id: number, readonly name: string } | null, readonly title: { readonly text: string, readonly language: Language }, readonly location: { readonly text: string, readonly language: Language } | null };

export const ProgramRowFragmentDoc = `fragment ProgramRow on Program{id kind number state startsAt endsAt applyFrom applyTo applyLink capacity seatsLeft waitingList tag{id name(language:$language)__typename}title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}` as string & Urql.TypedDocumentNode<ProgramRowFragment, unknown>;