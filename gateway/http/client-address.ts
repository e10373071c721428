// Says whom a request comes from, for the throttle and the audit log.
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/**
 * The sender's address. X-Forwarded-For is believed only as far as our own proxies wrote it (TRUST_PROXY).
 * Each proxy appends the address it saw, so with n proxies the n-th from the right is the sender. The sender
 * may have made up everything before it.
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

/**
 * A household has a whole /64 of IPv6, so a /64 counts as one address. IPv4 in IPv6's clothes (RFC 4291, 2.5.5.2) counts as IPv4.
 */
export function groupAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf((address.split("%")[0] ?? "").toLowerCase());
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address, whose last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const read = (part: string) =>
    part.split(":").flatMap((group) => {
      if (!group.includes(".")) return group === "" ? [] : [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [head = "", tail] = address.split("::");
  const [front, back] = [read(head), read(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array.from({ length: Math.max(0, zeros) }, () => 0), ...back];
}
