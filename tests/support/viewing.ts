// Somebody of the office who sees the site as a member does.
import type { Gateway } from "./gateway.ts";
import { askGraphql } from "./graphql.ts";

const START =
  "mutation ($id: Id!, $reason: String!) { startMemberView(id: $id, reason: $reason) { memberId pass expiresAt } }";

/** Begins the view; `headers` are those of the office's session. */
export const startView = (
  gateway: Gateway,
  id: number,
  headers: Record<string, string>,
  reason = "문의 확인",
) => askGraphql(gateway, START, { variables: { id, reason }, headers });

/** The header of a view that has begun. */
export async function viewHeaders(
  gateway: Gateway,
  id: number,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const { data } = await startView(gateway, id, headers);
  return { authorization: `View ${Object(data).startMemberView.pass}` };
}
