// The PostgreSQL of this machine, whose programs do what the one from npm has none for: archives and standbys.
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPackages, isDebianRoot } from "./programs.ts";

const VERSIONS = "/usr/lib/postgresql";

/** Where the newest server of the machine has its programs. */
export function findServer(): string {
  const find = () => {
    try {
      return readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))[0];
    } catch {
      return undefined;
    }
  };
  if (find() === undefined && isDebianRoot()) installPackages("postgresql");
  const version = find();
  if (version === undefined)
    throw new Error("This test needs a PostgreSQL server: apt-get install postgresql");
  return join(VERSIONS, version, "bin");
}

async function idsOf(user: string): Promise<{ readonly uid: number; readonly gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)("id", [flag, user])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}

/** Whom it runs as: the user `postgres`, which Debian's packages make, where this process is root; null: this one. */
export async function serverUser(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  return process.getuid?.() === 0 ? await idsOf("postgres") : null;
}
