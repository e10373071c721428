// Packets that are lost between the site and its PostgreSQL, by rules of nftables in a network of their own
// (`unshare --net`): nothing of the machine's network is touched, and the rules go with the processes. Linux
// with nftables, root only.
import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Row } from "./row.ts";
import type { ServerFault } from "./server-faults.ts";

const LOSSY_MS = 20_000;
const CUT_MS = 6_000;
const TABLE = "site_faults";
const OWN_NETWORK = ["--net", "--", "/bin/sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
const INSIDE = fileURLToPath(new URL("./packet-loss-inside.ts", import.meta.url));

/** What it is that can't be done here; null when it can. */
export function noNetworkBecause(): string | null {
  try {
    execFileSync("unshare", [...OWN_NETWORK, "nft", "list", "ruleset"], { stdio: "pipe" });
    return null;
  } catch (error) {
    return `no network with nftables can be made: ${String(error).split("\n")[0]}`;
  }
}

/** All of them, in a process that has a network of its own. */
export async function losePackets(): Promise<Row[]> {
  const node = [process.execPath, "--import", "./gateway/node-version.mjs", INSIDE];
  const output = execFileSync("unshare", [...OWN_NETWORK, ...node], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(output.toString("utf8"));
}

/** Drops so many of a hundred packets to and from the port. */
function lose(port: string, percent: number): void {
  const lost = percent === 100 ? "drop" : `numgen random mod 100 < ${percent} drop`;
  const rules = `table inet ${TABLE} { chain arriving { type filter hook input priority 0;
    tcp dport ${port} ${lost}
    tcp sport ${port} ${lost}
  }
}
`;
  execFileSync("nft", ["-f", "-"], { input: rules });
}

const losing = (percent: number, milliseconds: number): ServerFault["befall"] => {
  return async (_, __, url) => {
    lose(new URL(url).port, percent);
    await sleep(milliseconds);
    execFileSync("nft", ["delete", "table", "inet", TABLE]);
  };
};

export const PACKET_FAULTS: readonly ServerFault[] = [
  { fault: "1 packet of 10 lost for 20 s", tries: 2, befall: losing(10, LOSSY_MS), pagesStay: true },
  { fault: "3 packets of 10 lost for 20 s", tries: 2, befall: losing(30, LOSSY_MS), pagesStay: true },
  { fault: "4 packets of 10 lost for 20 s", tries: 2, befall: losing(40, LOSSY_MS), pagesStay: true },
  { fault: "every packet lost for 6 s", tries: 3, befall: losing(100, CUT_MS), pagesStay: true },
];
