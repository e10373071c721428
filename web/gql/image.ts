/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type ShownImageFragment = { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}` as string & Urql.TypedDocumentNode<ShownImageFragment, unknown>;