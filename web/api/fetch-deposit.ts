import type { CheckedDeposit } from "#schema/validation/journal/journal-articles.ts";
import { sessionFetch } from "#web/session/session-fetch.ts";

/** POST /api/v1/journal-deposits: what an editor passes on of an issue, as a file with its name. Rejects when it can't be had. */
export async function fetchDeposit(deposit: CheckedDeposit): Promise<{ file: Blob; name: string }> {
  const response = await sessionFetch("/api/v1/journal-deposits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(deposit),
  });
  if (!response.ok) throw new Error(`The deposit was answered with ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { file: await response.blob(), name: name ?? "journal" };
}
