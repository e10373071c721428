// Whether the office's lists stay as fast when the association grows: plain, by a part of a name or an
// address, by two facets, their first page and a deep one, over 10,000 and 1,000,000 rows; and the dashboard
// beside a plain list.
import { DashboardDocument } from "#web/gql/dashboard.ts";
import type { BenchSite } from "./bench-site.ts";
import { OFFICE_WORDS } from "./fill-office.ts";
import type { Figure, Section } from "./report.ts";
import { compete } from "./rounds.ts";

const SHAPE = { connections: 4, seconds: 2, threads: 1 } as const;
/** Issue 6. */
const GROWTH_ATMOST = 2;
const DASHBOARD_ATMOST = 5;
/** Of 20 rows: the last page of 10,000. */
const DEEP = 500;

const LISTS = {
  members: `query ($filter: MembersFilter, $page: Int!) { members(filter: $filter, page: $page) {
    totalCount hasMore items { id name grade status membershipStatus
      record { id profile { id email affiliation country createdAt requestedGrade } } } } }`,
  payments: `query ($filter: PaymentsFilter, $page: Int!) { payments(filter: $filter, page: $page) {
    totalCount hasMore items { id payerName payerEmail name(language: KO) type method state amountDue createdAt } } }`,
} as const;

const FACETS = {
  members: { grade: ["REGULAR"], country: ["KR"] },
  payments: { type: ["SEMINAR"], method: ["CARD"] },
} as const;

/**
 * Beside two syllables: wide enough that a full page is found among 10,000, too, since a page of two rows is
 * no measure of one of 20.
 */
const WIDE_FACETS = {
  members: { status: ["ACTIVE"], country: ["KR"] },
  payments: { state: ["PAID"], method: ["BANK_TRANSFER"] },
} as const;

/**
 * How a list is asked, by what a reader of the figures calls it. What is found grows with the rows (39 and
 * 2,500 of the syllables, 11 and 1,111 of the address); the page shows 20 and the count up to 500, as the
 * product's does before it asks for the exact one.
 */
function listQueries(list: keyof typeof LISTS): readonly { name: string; filter: object; page: number }[] {
  const { syllables, address } = OFFICE_WORDS;
  return [
    { name: "plain, page 1", filter: {}, page: 1 },
    { name: `plain, page ${DEEP}`, filter: {}, page: DEEP },
    { name: `two syllables, page 1`, filter: { search: syllables }, page: 1 },
    { name: `a part of an address, page 1`, filter: { search: address }, page: 1 },
    { name: "two facets, page 1", filter: FACETS[list], page: 1 },
    { name: "two facets, page 20", filter: FACETS[list], page: 20 },
    {
      name: "two facets and two syllables, page 1",
      filter: { ...WIDE_FACETS[list], search: syllables },
      page: 1,
    },
  ];
}

/** @param small over 10,000 rows; `large` over 1,000,000 */
export async function measureOfficeLists(small: BenchSite, large: BenchSite): Promise<readonly Section[]> {
  const [few, many] = await Promise.all([small.signIn(), large.signIn()]);
  const sections: Section[] = [];
  for (const list of ["members", "payments"] as const) {
    const asked = listQueries(list);
    const target = (site: BenchSite, authorization: string, { filter, page }: (typeof asked)[number]) =>
      site.graphql(LISTS[list], { headers: { authorization }, variables: { filter, page } });
    const medians = await compete(
      asked.flatMap((listQuery) => [
        { name: `${listQuery.name} of 10,000`, target: target(small, few, listQuery) },
        { name: `${listQuery.name} of 1,000,000`, target: target(large, many, listQuery) },
      ]),
      SHAPE,
    );
    const figures = asked.map(({ name }, index): Figure => {
      const [one, other] = medians.slice(index * 2, index * 2 + 2);
      return {
        name: `${list}: ${name}, 1,000,000 against 10,000`,
        value: (one?.rate ?? Number.NaN) / (other?.rate ?? Number.NaN),
        unit: "times as long",
        atMost: GROWTH_ATMOST,
      };
    });
    sections.push({
      title: `The office's list of ${list} as it grows`,
      how: `${SHAPE.connections} connections, signed in, with its count up to 500; share of the first`,
      medians,
      figures,
    });
  }
  return [...sections, await measureDashboard(large, many)];
}

async function measureDashboard(site: BenchSite, authorization: string): Promise<Section> {
  const headers = { authorization };
  const variables = { filter: {}, page: 1, language: "KO" };
  const medians = await compete(
    [
      { name: "plain list of payments", target: site.graphql(LISTS.payments, { headers, variables }) },
      { name: "dashboard", target: site.graphql(String(DashboardDocument), { headers, variables }) },
    ],
    SHAPE,
  );
  const [list, dashboard] = medians;
  return {
    title: "The dashboard over 1,000,000 members and payments",
    how: `${SHAPE.connections} connections, signed in; share of the plain list`,
    medians,
    figures: [
      {
        name: "dashboard against the plain list",
        value: (list?.rate ?? Number.NaN) / (dashboard?.rate ?? Number.NaN),
        unit: "times as long",
        atMost: DASHBOARD_ATMOST,
      },
    ],
  };
}
