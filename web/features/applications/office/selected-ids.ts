// The ids of what was chosen: the rows, or everything the filter holds, page by page, as far as one operation goes.
import type { Client } from "urql";
import { APPLICATIONS_AT_ONCE } from "#schema/validation/application-office.ts";
import { loadQuery } from "#web/api/load-query.ts";
import type { ListSelection } from "#web/components/list/list-selection.ts";
import { ApplicantIdsDocument, type ApplicantIdsQueryVariables } from "#web/gql/applicants.ts";

const PAGE = 100;

export async function selectedIds(
  client: Client,
  selection: ListSelection,
  asked: Omit<ApplicantIdsQueryVariables, "page">,
): Promise<number[]> {
  if (selection.kind === "some") return [...selection.ids];
  const ids: number[] = [];
  for (let page = 1; ids.length < APPLICATIONS_AT_ONCE; page++) {
    const { applicants } = await loadQuery(client, ApplicantIdsDocument, { ...asked, page });
    ids.push(...applicants.items.map(({ id }) => id));
    if (applicants.items.length < PAGE) break;
  }
  return ids;
}
