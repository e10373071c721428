// Once a run of the project `postgres`: a server with a migrated database that every test file gets a copy of.
import type { TestProject } from "vitest/node";
import { migrate } from "#prisma/migrate.ts";
import { startPostgres } from "./postgres.ts";

/** Tests kill the site, never this server, and its files go with the run: nothing of it has to outlive a power cut. */
const FOR_A_RUN = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(FOR_A_RUN);
  await server.createDatabase("template");
  await migrate({ kind: "server", connectionString: server.url("template") });
  project.provide("databaseTemplate", {
    kind: "server",
    adminUrl: server.url("postgres"),
    templateUrl: server.url("template"),
  });
  return () => server.remove();
}
