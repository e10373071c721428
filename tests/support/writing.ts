// What the office sends about posts, for tests: a person with the right, and inputs of which a test names only its part.

import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { createSignedIn, paragraph } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql, type GraphqlReply } from "./graphql.ts";

export const CREATE = "mutation ($input: PostInput!) { createPost(input: $input) { id } }";
export const SAVE =
  "mutation ($id: Id!, $version: Int!, $input: PostInput!) { savePost(id: $id, version: $version, input: $input) { id } }";

/** A whole post for `createPost`, published now; a test overrides. */
export function postInput(overrides: object = {}): object {
  return {
    board: "NOTICE",
    publishNow: true,
    ko: { title: "제목", content: paragraph("본문") },
    en: { title: "Title", content: paragraph("Text") },
    ...overrides,
  };
}

/** Asks as somebody of the office. */
export type Ask = (query: string, variables?: object) => Promise<GraphqlReply>;

/** A new person of the CONTENT office, asking a gateway. */
export async function createWriter(
  gateway: Pick<Gateway, "send">,
  role: "CONTENT" | "SUPER" = "CONTENT",
): Promise<{ id: number; ask: Ask }> {
  const { id, session } = await createSignedIn({ roles: [role] });
  const headers = { ...session.headers };
  return { id, ask: (query, variables = {}) => askGraphql(gateway, query, { variables, headers }) };
}

/** Makes a post through the mutation. */
export async function createThrough(ask: Ask, overrides: object = {}): Promise<number> {
  const answer = await ask(CREATE, { input: postInput(overrides) });
  if (answer.errors.length > 0) throw new Error(answer.text);
  return Object(answer.data).createPost.id;
}

/** A stored image, of which only the row is there. */
export async function createImageRow(overrides: Partial<Prisma.FileCreateInput> = {}) {
  return await db.file.create({
    select: { id: true, key: true },
    data: {
      key: newFileKey(),
      kind: "IMAGE",
      name: "그림.webp",
      mimeType: "image/webp",
      size: 10,
      width: 640,
      height: 480,
      ...overrides,
    },
  });
}

/** A document of one image. */
export function figure(fileKey: string, alt = "설명"): object {
  const attrs = { fileKey, fileName: "그림.webp", alt, width: 640, height: 480 };
  return { type: "doc", content: [{ type: "figure", attrs }] };
}
