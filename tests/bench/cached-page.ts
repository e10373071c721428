// A page everybody asks for, against node:http writing the same bytes.
import { ask, type BenchSite } from "./bench-site.ts";
import type { LoadTarget } from "./load.ts";
import { startPeer } from "./peer.ts";
import type { Section } from "./report.ts";
import { compete } from "./rounds.ts";

const CONNECTIONS = 32;
const SECONDS = 2.5;
/** Set by node:http itself, or about the connection and not the answer. */
const NOT_OURS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** @throws when the page is not answered as br with 200. */
export async function measureCachedPage(site: BenchSite, path: string): Promise<Section> {
  const target: LoadTarget = {
    port: site.port,
    pid: site.pid,
    method: "GET",
    path,
    headers: {
      "accept-encoding": "gzip, deflate, br, zstd",
      accept: "text/html",
      "user-agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    },
  };
  const answer = await ask(target);
  if (answer.status !== 200 || answer.headers["content-encoding"] !== "br") {
    throw new Error(`${path}: ${answer.status}, encoded as ${answer.headers["content-encoding"]}`);
  }
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !NOT_OURS.has(name)));
  const raw = await startPeer("raw-server.ts", { headers, body: answer.body.toString("base64") });
  try {
    const medians = await compete(
      [
        { name: "node:http, same bytes", target: { ...target, port: raw.port, pid: raw.pid } },
        { name: `gateway, ${path}`, target },
      ],
      { connections: CONNECTIONS, seconds: SECONDS, threads: 1 },
    );
    return {
      title: `Cached page ${path} (br)`,
      how: `${answer.body.length} bytes of br, ${CONNECTIONS} connections, share of node:http writing the same bytes and headers`,
      medians,
      figures: [
        {
          name: `${path} of raw node:http`,
          value: medians[1]?.share ?? Number.NaN,
          unit: "",
          atLeast: 0.85,
        },
      ],
    };
  } finally {
    await raw.stop();
  }
}
