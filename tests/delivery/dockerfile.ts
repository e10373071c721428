// Reads the few instructions of our Dockerfile and does them without Docker: each stage is a folder, and what
// runs there runs as a user who owns nothing else.
import { spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "#tests/support/source-files.ts";

export interface DeliveryUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** Of what it runs. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Stage {
  /** The placeholder of the root of the image. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** What a container of it runs. */
  readonly command: readonly string[];
}

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Its instructions, each in one line, without comments. */
export function readDockerfile(text: string): readonly Instruction[] {
  return text
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });
}

/** The files of this checkout that `docker build` would be given. */
function contextFiles(): readonly string[] {
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  const left = readFileSync(join(ROOT, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(/|$)`));
  return listed.stdout
    .split("\n")
    .filter((file) => file !== "" && !left.some((pattern) => pattern.test(file)));
}

function own(path: string, { uid, gid }: DeliveryUser): void {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid);
}

/**
 * Does all stages below a folder.
 * @returns them by their names; the last one is called `image`
 * @throws Error when a step fails
 */
export function buildStages(folder: string, user: DeliveryUser): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>();
  let name = "";
  for (const { name: instruction, rest } of readDockerfile(readFileSync(join(ROOT, "Dockerfile"), "utf8"))) {
    const stage = stages.get(name) ?? { root: join(folder, name), workdir: "/", env: {}, command: [] };
    const at = join(stage.root, stage.workdir);
    if (instruction === "FROM") {
      name = / AS (\w+)$/.exec(rest)?.[1] ?? "image";
      stages.set(name, { root: join(folder, name), workdir: "/", env: {}, command: [] });
    } else if (instruction === "WORKDIR") {
      mkdirSync(join(stage.root, rest), { recursive: true });
      stages.set(name, { ...stage, workdir: rest });
    } else if (instruction === "ENV") {
      const set = Object.fromEntries(rest.split(" ").map((pair) => pair.split("=", 2)));
      stages.set(name, { ...stage, env: { ...stage.env, ...set } });
    } else if (instruction === "CMD") stages.set(name, { ...stage, command: JSON.parse(rest) });
    else if (instruction === "COPY") {
      copy(rest, at, stages);
      own(stage.root, user);
    } else if (instruction === "RUN") run(rest, stage, user);
  }
  return stages;
}

function copy(rest: string, to: string, stages: ReadonlyMap<string, Stage>): void {
  const [, from, what = ""] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const source = from === undefined ? ROOT : (stages.get(from)?.root ?? "");
  const parts = what.split(" ");
  const target = join(to, parts.pop() ?? "");
  const files = parts.includes(".") ? contextFiles() : parts;
  for (const file of files) {
    const whole = from !== undefined ? target : join(target, parts.includes(".") ? file : basename(file));
    mkdirSync(dirname(whole), { recursive: true });
    cpSync(join(source, file), whole, { recursive: true, verbatimSymlinks: true });
  }
}

/** A folder of the image's root and its user are those that stand for them. */
function run(command: string, { root, workdir, env }: Stage, user: DeliveryUser): void {
  const here = command
    .replaceAll(/(?<= )\/(?=\w)/g, `${root}/`)
    .replaceAll("-o node -g node", `-o ${user.name}`);
  const { status } = spawnSync("sh", ["-c", here], {
    cwd: join(root, workdir),
    env: { ...user.env, ...env },
    uid: user.uid,
    gid: user.gid,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}`);
}
