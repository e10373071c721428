/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './enums.ts';

import * as Urql from 'urql';
export type RescheduleRequestFragment = { readonly startsAtBefore: string, readonly answerUntil: string, readonly reply: Types.RescheduleReply | null, readonly canAnswer: boolean, readonly refund: number, readonly needsRefundAccount: boolean, readonly note: { readonly text: string, readonly language: Types.Language }, readonly program: { readonly id: number, readonly startsAt: string, readonly title: { readonly text: string, readonly language: Types.Language }, readonly location: { readonly text: string, readonly language: Types.Language } | null } };

export const RescheduleRequestFragmentDoc = `fragment RescheduleRequest on Reschedule{startsAtBefore answerUntil reply canAnswer refund needsRefundAccount note(language:$language){text language __typename}program{id startsAt title(language:$language){text language __typename}location(language:$language){text language __typename}__typename}__typename}` as string & Urql.TypedDocumentNode<RescheduleRequestFragment, unknown>;