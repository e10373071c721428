// Whom a request comes from, for the throttle and the audit log.
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/**
 * The sender's address. X-Forwarded-For is believed only as far as our own proxies wrote it (TRUST_PROXY). Each proxy appends the address
 * it saw, so with n proxies the n-th from the right is the sender. The sender may have made up everything before it.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socketAddress = request.socket.remoteAddress ?? "unknown";
  if (trustProxy === 0) return groupAddress(socketAddress);
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim());
  const claimed = hops.at(-trustProxy) ?? "";
  return groupAddress(isIP(claimed) ? claimed : socketAddress);
}

/** A household has a whole /64 of IPv6, so a /64 counts as one address. */
export function groupAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const parts = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...back];
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}
