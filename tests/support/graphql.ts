// One GraphQL operation over HTTP, as the client sends it.
import { z } from "#schema/validation/zod.ts";
import type { Gateway } from "./gateway.ts";

const reply = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z
          .object({
            code: z.string().optional(),
            fields: z.record(z.string(), z.array(z.string())).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

export interface GraphqlReply extends z.output<typeof reply> {
  readonly status: number;
  readonly headers: Headers;
  /** The whole answer as it came. */
  readonly text: string;
  /** The code of the first error, or null. */
  readonly code: string | null;
}

/** Asks a gateway; `headers` are those of a session, say. */
export async function askGraphql(
  gateway: Pick<Gateway, "send">,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphqlReply> {
  const response = await gateway.send("/graphql", { query, variables }, { headers });
  const text = await response.text();
  const body = reply.parse(JSON.parse(text));
  return {
    ...body,
    status: response.status,
    headers: response.headers,
    text,
    code: body.errors[0]?.extensions?.code ?? null,
  };
}
