// Statements of the bank as the office sends them.
import type { Person } from "./applying.ts";
import type { Gateway } from "./gateway.ts";

interface Stored {
  readonly head: number;
  /** By comma; nothing between two commas: the column is not read. */
  readonly fields: string;
  readonly name?: string;
  readonly reopen?: string;
}

/** @param how by which columns it is stored; null: it is only previewed */
export async function sendStatement(
  gateway: Pick<Gateway, "request">,
  person: Pick<Person, "headers">,
  content: string | Buffer,
  how: Stored | null,
) {
  const asked = new URLSearchParams(
    how
      ? {
          name: how.name ?? "거래내역.csv",
          head: String(how.head),
          fields: how.fields,
          ...(how.reopen === undefined ? {} : { reopen: how.reopen }),
        }
      : { preview: "" },
  );
  const answer = await gateway.request(`/api/v1/statements?${asked}`, {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/octet-stream" },
    body: Buffer.from(content),
  });
  return { status: answer.status, body: Object(await answer.json()) };
}
