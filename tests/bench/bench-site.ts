// The gateway as the bench runs it: production settings, a real PostgreSQL, one account to sign in with.
import { request } from "node:http";
import { type Site, startSite } from "#tests/support/site.ts";
import type { LoadTarget } from "./load.ts";

const ADMIN = { email: "bench@example.org", password: "Bench!Lantern7" };

export interface BenchSite {
  readonly site: Site;
  readonly port: number;
  readonly pid: number;
  /** Value of the Authorization header. */
  signIn(): Promise<string>;
  /** A GraphQL request over POST, as the client sends it. */
  graphql(query: string, extra?: { headers?: Record<string, string>; variables?: object }): LoadTarget;
}

/** Starts a gateway on a database, in production mode. @param env more settings */
export async function startBenchSite(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  const site = await startSite({
    env: {
      NODE_ENV: "production",
      OPEN_GRAPHQL: "1",
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  const port = Number(new URL(site.url).port);
  const { pid } = site.process;
  if (pid === undefined) throw new Error("The gateway has no process");
  return {
    site,
    port,
    pid,
    signIn: async () => {
      const answer = await fetch(`${site.url}/api/v1/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(ADMIN),
      });
      const authorization = answer.headers.get("authorization");
      if (!authorization) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
      return authorization;
    },
    graphql: (query, { headers = {}, variables = {} } = {}) => ({
      port,
      pid,
      method: "POST",
      path: "/graphql",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
        "graphql-require-preflight": "1",
        "x-graphql-yoga-csrf": "1",
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    }),
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One request as the load sends it; the body comes as it was written to the wire, still encoded. */
export function ask({ port, method, path, headers, body }: LoadTarget): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.once("error", reject).end(body);
  });
}
