// An <img> cannot send the Authorization header, so the addresses of files that are not published yet carry a
// pass (gateway/files/file-pass.ts). Editors show such addresses and never save them: texts hold a file's
// key, and pages its plain address.
import { session } from "#web/session/session.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

let cached: { readonly authorization: string; readonly pass: Promise<string | null> } | null = null;

/** The pass of this session, asked for once; null for anyone who may not have one, or when there was no answer. */
export function filePass(): Promise<string | null> {
  const authorization = session.authorization();
  if (!authorization) return Promise.resolve(null);
  if (cached?.authorization !== authorization) cached = { authorization, pass: ask() };
  return cached.pass;
}

/** The address of a file as an editor shows it. */
export function withPass(url: string, pass: string | null): string {
  return pass === null ? url : `${url}${url.includes("?") ? "&" : "?"}t=${pass}`;
}

async function ask(): Promise<string | null> {
  try {
    const response = await sessionFetch("/api/v1/file-pass", {}, "read");
    const body: { pass?: string } = await response.json();
    if (response.ok) return body.pass ?? null;
  } catch {
    // Asked again with the next picture.
  }
  cached = null;
  return null;
}
