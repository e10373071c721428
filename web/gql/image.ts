/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Urql from 'urql';
export type FigureImageFragment = { readonly key: string, readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export type ShownImageFragment = { readonly id: number, readonly url: string, readonly width: number | null, readonly height: number | null, readonly variants: ReadonlyArray<{ readonly url: string, readonly width: number, readonly format: string }> };

export const ShownImageFragmentDoc = `fragment ShownImage on File{id url width height variants{url width format __typename}__typename}` as string & Urql.TypedDocumentNode<ShownImageFragment, unknown>;
export const FigureImageFragmentDoc = `fragment FigureImage on File{...ShownImage key __typename}` as string & Urql.TypedDocumentNode<FigureImageFragment, unknown>;