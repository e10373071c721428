// @module-tag long
// The battery: a production site in a process of its own, driven from outside, by class. One start for all of it. What is about single
// rules (the access matrix, uploads, headers of pages) is in tests/integration; docs/security.md says which is where.
import { afterAll, beforeAll } from "vitest";
import { type Site, startSite } from "#tests/support/site.ts";
import { abuse } from "./abuse.ts";
import { authorization, type People } from "./authorization.ts";
import { borders } from "./borders.ts";
import { doors } from "./doors.ts";
import { injection } from "./injection.ts";
import { limits } from "./limits.ts";
import { money } from "./money.ts";
import { type Outsider, outsiderOf, PASSWORD, type Person } from "./outsider.ts";
import { privacy } from "./privacy.ts";
import { uploads } from "./uploads.ts";

const SUPER = "super@example.org";
let site: Site;
let outsider: Outsider;
let people: People;

async function newPerson(): Promise<Person> {
  const { email, response } = await outsider.register();
  if (response.status !== 201) throw new Error(`Registration: ${response.status} ${await response.text()}`);
  return await outsider.signIn(email);
}

/** A mutation of the office, which has to do what it says. */
async function office(superUser: Person, query: string, variables: object): Promise<void> {
  const { code, text } = await outsider.ask(query, variables, superUser);
  if (code !== null) throw new Error(text);
}

beforeAll(async () => {
  site = await startSite({
    env: {
      NODE_ENV: "production",
      TRUST_PROXY: "1",
      // What outsiders write themselves is tried; without it a visitor's own documents are refused unread.
      OPEN_GRAPHQL: "1",
      ADMIN_EMAIL: SUPER,
      ADMIN_PASSWORD: PASSWORD,
    },
  });
  outsider = outsiderOf(site.url);
  const superUser = await outsider.signIn(SUPER);
  const owner = await newPerson();
  const member = await newPerson();
  const roles = ["CONTENT", "PROGRAM", "FINANCE", "MEMBER", "JOURNAL"] as const;
  const staff = await Promise.all(
    roles.map(async (role) => {
      const { email, memberId } = await newPerson();
      const give =
        "mutation ($id: Id!, $roles: [StaffRole!]!) { setStaffRoles(memberId: $id, roles: $roles, expected: []) { id } }";
      await office(superUser, give, { id: memberId, roles: [role] });
      // New roles end the sessions before them.
      return [role, await outsider.signIn(email)] as const;
    }),
  );
  const of = (role: (typeof roles)[number]) => {
    const found = staff.find(([name]) => name === role);
    if (!found) throw new Error(role);
    return found[1];
  };
  people = {
    owner,
    superUser,
    member,
    staff: {
      CONTENT: of("CONTENT"),
      PROGRAM: of("PROGRAM"),
      FINANCE: of("FINANCE"),
      MEMBER: of("MEMBER"),
      JOURNAL: of("JOURNAL"),
    },
  };
  await office(superUser, `mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }`, {
    input: {
      type: "OTHER",
      nameKo: "교재",
      amountDue: 10_000,
      memberId: owner.memberId,
      payerName: "바깥 사람",
      payerEmail: owner.email,
    },
  });
});
afterAll(() => site?.stop());

const theOutsider = () => outsider;
const thePeople = () => people;

authorization(theOutsider, thePeople);
abuse(theOutsider);
injection(theOutsider, thePeople);
doors(() => site, theOutsider, thePeople);
limits(theOutsider);
money(theOutsider, thePeople);
uploads(theOutsider, thePeople);
privacy(theOutsider, thePeople);
borders(() => site, theOutsider, thePeople);
