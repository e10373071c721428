// The first administrator of a site that is killed, and anybody else who asks its GraphQL.
import { setTimeout as sleep } from "node:timers/promises";

export const ADMIN = { ADMIN_EMAIL: "office@example.org", ADMIN_PASSWORD: "Durable!Horse0" };

/** Somebody who is signed in on one life of the site. */
export interface Office {
  readonly url: string;
  readonly session: { readonly headers: { readonly authorization: string } };
}

interface OfficeAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

interface Account {
  readonly email: string;
  readonly password: string;
}
const FIRST: Account = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };

/** Signs somebody in, at a busy site when it can; by default the first administrator. */
export async function openOffice(url: string, { email, password }: Account = FIRST): Promise<Office> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status === 503) return await sleep(100).then(() => openOffice(url, { email, password }));
  const authorization = answer.headers.get("authorization");
  if (!authorization) throw new Error(`Sign-in: ${answer.status}`);
  return { url, session: { headers: { authorization } } };
}

/** What was answered, its refusals among it; null when the site is gone, or too busy to tell. */
export async function askOffice(
  { url, session }: Office,
  query: string,
  variables: object = {},
): Promise<OfficeAnswer | null> {
  const headers = { "content-type": "application/json", ...session.headers };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body }).catch(() => null);
  const answerBody: OfficeAnswer | null = (await answer?.json().catch(() => null)) ?? null;
  return answerBody?.errors?.some(({ extensions }) => extensions?.code === "UNAVAILABLE") ? null : answerBody;
}
