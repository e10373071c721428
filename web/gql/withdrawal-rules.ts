/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type WithdrawalRulesFragment = { readonly changeUntil: string, readonly withdrawUntil: string, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> };

export const WithdrawalRulesFragmentDoc = `fragment WithdrawalRules on WithdrawalRules{changeUntil withdrawUntil refundSteps{until percent __typename}__typename}` as string & Urql.TypedDocumentNode<WithdrawalRulesFragment, unknown>;