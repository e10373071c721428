// Class: borders. Other origins, other methods, other hosts, and what the server writes down about people.
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import type { Site } from "#tests/support/site.ts";
import type { People } from "./authorization.ts";
import { type Outsider, PASSWORD } from "./outsider.ts";

const EVIL = "https://evil.example";
const PATHS = [
  "/",
  "/graphql",
  "/api/v1/login",
  "/api/v1/register",
  "/sitemap.xml",
  "/files/nothing",
  "/no/such/page",
];

/** A method that fetch does not let through, or a path as it is. */
const raw = (url: string, method: string, path: string) =>
  new Promise<{ status: number; location: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, method, path }, (response) => {
      response
        .resume()
        .once("end", () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "" }),
        );
    })
      .once("error", reject)
      .end();
  });

export function borders(site: () => Site, outsider: () => Outsider, people: () => People): void {
  describe("borders", () => {
    test.each(PATHS)("%s lets no other origin read, nor frame, nor guess", async (path) => {
      for (const method of ["GET", "OPTIONS"]) {
        const { headers } = await outsider().send(path, {
          method,
          headers: { origin: EVIL, "access-control-request-method": "POST" },
        });
        expect(headers.get("access-control-allow-origin")).toBeNull();
        expect(headers.get("access-control-allow-credentials")).toBeNull();
        expect(headers.get("content-security-policy")).toMatch(
          /object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
        );
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
        expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      }
    });

    test("what a form of another origin can send changes nothing", async () => {
      const body = JSON.stringify({ query: "mutation { chooseNewsletter(granted: true) { email } }" });
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
      ]) {
        const response = await outsider().send("/graphql", {
          method: "POST",
          headers: { "content-type": type, origin: EVIL },
          body,
        });
        expect(response.status, type).toBeGreaterThanOrEqual(400);
      }
      const login = await outsider().send("/api/v1/login", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ email: people().member.email, password: PASSWORD }),
      });
      expect(login.status).toBeGreaterThanOrEqual(400);
      const asked = `/graphql?query=${encodeURIComponent("mutation { endMyOtherSessions { email } }")}`;
      const read = await outsider().send(asked, {
        headers: { authorization: people().member.authorization },
      });
      expect(read.status).toBeGreaterThanOrEqual(400);
    });

    test.each(["TRACE", "PUT", "DELETE", "PROPFIND"])("%s is no method here", async (method) => {
      for (const path of ["/", "/graphql", "/api/v1/login"]) {
        expect((await raw(site().url, method, path)).status).toBeGreaterThanOrEqual(400);
      }
    });

    test.each([
      "//evil.example/",
      "/\\evil.example",
      "/en//evil.example/..",
      "/%5Cevil.example",
      "/notice/../..//evil.example",
      "/ko//evil.example/",
      "/?next=//evil.example",
    ])("%s leads nowhere else", async (path) => {
      const { location } = await raw(site().url, "GET", path);
      expect(location).not.toContain("\\");
      expect(new URL(location, site().url).origin).toBe(site().url);
    });

    test("the server's log holds no password, no token and no address of a person", () => {
      const { owner, superUser, member } = people();
      const log = site().log();
      expect(log).toContain('"level":"info"');
      for (const { email, authorization } of [owner, superUser, member]) {
        expect(log).not.toContain(email);
        expect(log).not.toContain(authorization.replace(/^bearer /i, ""));
      }
      expect(log).not.toContain(PASSWORD);
    });
  });
}
