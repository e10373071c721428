// Programs that some tests of the long run need and npm does not bring (Caddy, PgBouncer). One on the machine
// is taken as it is; on Debian as root it is installed with apt. Elsewhere the test fails with what is
// missing: none is skipped.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Some of Debian's servers are where the path of a user does not lead. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Ubuntu's packages of some of the names are empty shells around a snap, so Debian alone counts. */
export function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** Installs packages of Debian; what is said goes to this process's output. */
export function installPackages(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...rest: readonly string[]) =>
    spawnSync("apt-get", rest, { env, stdio: ["ignore", "inherit", "inherit"] });
  run("update");
  run("install", "-y", "--no-install-recommends", ...packages);
}

/**
 * Where a program is.
 * @param fromPackage Debian's package that has it, where it is called otherwise
 * @throws where it is not and can't be installed
 */
export function findProgram(name: string, fromPackage = name): string {
  const find = () => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  if (isDebianRoot()) installPackages(fromPackage);
  const installed = find();
  if (installed === undefined)
    throw new Error(`This test needs ${name}: install it (apt-get install ${fromPackage})`);
  return installed;
}
