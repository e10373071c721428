// Two gateways on one PostgreSQL behind Caddy, as they are delivered: what a person sees is one site.
import { setTimeout as sleep } from "node:timers/promises";
import { startCaddy } from "./caddy.ts";
import { freePort } from "./free-port.ts";
import { startPostgres } from "./postgres.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

const DRAIN_SECONDS = 4;
/** The proxy finds a gateway ready within its interval. */
const SEEN_AFTER_MS = 2_500;

interface GatewaysBehindCaddy {
  /** Origin of the proxy. */
  readonly url: string;
  /** Origins of the gateways themselves. */
  readonly gateways: readonly string[];
  /** Ends each after the other as an administrator does, and starts it again. */
  renew(): Promise<void>;
  remove(): Promise<void>;
}

/** @param env settings of both, beside those that two gateways need */
export async function startGatewaysBehindCaddy(
  env: Readonly<Record<string, string>>,
): Promise<GatewaysBehindCaddy> {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const postgres = await startPostgres(["fsync=off"]);
  await postgres.createDatabase("site");
  const shared = {
    ...env,
    DATABASE_URL: postgres.url("site"),
    JWT_SECRET: "the same secret for both gateways of one test",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    RENDER_THREADS: "1",
  };
  const running = new Map<SiteOptions, Site>();
  const removeAll = async () => {
    for (const site of running.values()) await site.kill();
    await postgres.remove();
  };
  try {
    for (const one of ports) {
      const options = { port: one, env: shared };
      running.set(options, await startSite(options));
    }
    const gateways = [...running.values()].map(({ url }) => url);
    const proxy = await startCaddy(port, gateways);
    return {
      url: proxy.url,
      gateways,
      renew: async () => {
        for (const [options, site] of [...running]) {
          await site.stop();
          running.set(options, await startSite(options));
          await sleep(SEEN_AFTER_MS);
        }
      },
      remove: async () => {
        await proxy.close();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}
