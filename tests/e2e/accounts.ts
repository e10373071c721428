// Accounts for the journeys, made and signed in over the same REST calls the forms use.
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";

export interface Account {
  readonly email: string;
  readonly password: string;
}

const DEMO_PASSWORD = "Demo!2345";

/** The demo accounts (docs/people.md#accounts-and-grades); journeys read with them and change nothing of theirs. */
export const STAFF: Account = { email: "admin@example.org", password: DEMO_PASSWORD };
/** The first administrator of the empty site: what everybody knows of the demo is no password of a site of its own. */
export const OWNER: Account = { email: STAFF.email, password: "Journey!Lantern7" };
export const MEMBER: Account = { email: "member@example.org", password: DEMO_PASSWORD };

/** Who wrote the demo's manuscript that is to be revised. */
export const AUTHOR: Account = { email: "ideun@example.org", password: DEMO_PASSWORD };

/** Registers a member nobody else uses. @param language mails are written in it */
export async function newMember(
  request: APIRequestContext,
  language: "ko" | "en" = "ko",
  name = "여정 회원",
): Promise<Account> {
  const account = { email: `journey-${randomUUID()}@example.org`, password: "Journey!Lantern7" };
  const answer = await request.post("/api/v1/register", {
    data: {
      ...account,
      confirm_password: account.password,
      name,
      country: "KR",
      member_type: "GENERAL",
      language,
      consents: { terms: true, privacy: true, age14: true, newsletter: false },
    },
  });
  if (answer.status() !== 201) throw new Error(`Registration: ${answer.status()} ${await answer.text()}`);
  return account;
}

/** Signs in without the form: the four local keys, as the client itself would leave them. Opens no page of the site. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const { email, password } = account;
  const answer = await page.request.post("/api/v1/login", { data: { email, password } });
  if (answer.status() !== 200) throw new Error(`Sign-in: ${answer.status()} ${await answer.text()}`);
  const [type = "", token = ""] = (answer.headers().authorization ?? "").split(" ");
  const { member_idx, member_type } = await answer.json();
  // Opens a document of this site without any script. It names an icon, or the browser would ask for one. The
  // route is for one request only, because a page with a route caches nothing and would load everything again
  // at each step of its journey.
  await page.route(
    "**/version.json",
    (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
    { times: 1 },
  );
  await page.goto("/version.json");
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ["auth_token", token],
      ["auth_token_type", type],
      ["auth_member_idx", String(member_idx)],
      ["auth_member_type", String(member_type)],
    ] as const,
  );
}
