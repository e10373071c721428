// A busy day's people: nine tenths are visitors on all public pages with some addresses that are none, the
// others members and people who register.
import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "#prisma/seed/content/accounts.ts";
import { TEST_PASSWORD } from "#tests/support/factories.ts";

const CONNECTIONS = 20;
/** Of a hundred requests. */
const MEMBERS = 8;
const WRITES = 2;
const MISSES = 10;

type LoadKind = "visitor" | "miss" | "member" | "write";

export interface MixedLoad {
  readonly connections: number;
  /** Public pages. */
  readonly pages: number;
  readonly sent: number;
  /** Milliseconds of each answer. */
  readonly times: Readonly<Record<LoadKind, readonly number[]>>;
  /** How often each kind was refused, and how: "write 503". */
  readonly refused: ReadonlyMap<string, number>;
  /** Addresses whose registration was acknowledged. */
  readonly acknowledgedEmails: readonly string[];
  /** Resolves when the time is over and everybody has gone. */
  readonly ended: Promise<void>;
}

/** The pages of the map of the site. */
async function publicPaths(url: string): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(new URL(path, url))).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const maps = await read("/sitemap.xml");
  const pages = (await Promise.all(maps.map(read))).flat();
  return pages.length > 0 ? pages : maps;
}

/** @returns the value of the Authorization header of a demo account */
export async function signInDemo(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.9" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const authorization = answer.headers.get("authorization");
  if (!authorization) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  return authorization;
}

function kindOf(number: number): LoadKind {
  const turn = number % 100;
  if (turn < WRITES) return "write";
  if (turn < WRITES + MEMBERS) return "member";
  return number % MISSES === 5 ? "miss" : "visitor";
}

/** @param url of a site with demo content that believes one proxy */
export async function startMixedLoad(url: string, minutes: number): Promise<MixedLoad> {
  const [paths, authorization] = [await publicPaths(url), await signInDemo(url, "member@example.org")];
  const times: Record<LoadKind, number[]> = { visitor: [], miss: [], member: [], write: [] };
  const refused = new Map<string, number>();
  const acknowledgedEmails: string[] = [];
  let sent = 0;

  // As many people as there are requests in a minute or so: nobody's budget is spent.
  const from = (number: number) => ({ "x-forwarded-for": `10.1.${(number >> 8) & 255}.${number & 255}` });
  const get = (path: string, number: number) => fetch(url + path, { headers: from(number) });
  const post = (path: string, body: object, number: number, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...from(number), ...headers },
      body: JSON.stringify(body),
    });
  const register = async (number: number): Promise<Response> => {
    const email = `faults-${randomUUID()}@example.org`;
    const answer = await post(
      "/api/v1/register",
      {
        email,
        password: TEST_PASSWORD,
        confirm_password: TEST_PASSWORD,
        name: "x",
        country: "KR",
        consents: { terms: true, privacy: true, age14: true },
      },
      number,
    );
    if (answer.status === 201) acknowledgedEmails.push(email);
    return answer;
  };
  const requests: Record<LoadKind, (number: number) => Promise<Response>> = {
    visitor: (number) => get(paths[number % paths.length] ?? "/", number),
    miss: (number) => get(`/notice/list?search=${randomUUID().slice(0, 8)}`, number),
    member: (number) =>
      post("/graphql", { query: "{ myAccount { email } myApplications { id } }" }, number, { authorization }),
    write: register,
  };

  const began = performance.now();
  const work = async () => {
    while (performance.now() - began < minutes * 60_000) {
      const number = sent;
      sent += 1;
      const which = kindOf(number);
      const at = performance.now();
      const answer = await requests[which](number).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      times[which].push(performance.now() - at);
      if (answer?.ok) continue;
      const what = `${which} ${answer?.status ?? "without an answer"}`;
      refused.set(what, (refused.get(what) ?? 0) + 1);
    }
  };
  const ended = Promise.all(Array.from({ length: CONNECTIONS }, work)).then(() => undefined);
  return {
    connections: CONNECTIONS,
    pages: paths.length,
    get sent() {
      return sent;
    },
    times,
    refused,
    acknowledgedEmails,
    ended,
  };
}
