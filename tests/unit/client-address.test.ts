import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddress } from "#gateway/http/client-address.ts";

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return request;
}

describe("the sender's address", () => {
  it.each([
    ["the socket's, without a proxy", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
    ["what one proxy saw", "10.0.0.1", "1.2.3.4, 203.0.113.9", 1, "203.0.113.9"],
    ["what the first of two proxies saw", "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
    ["the socket's when the proxy said nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
    ["the socket's when what was said is no address", "10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["the socket's when there are fewer hops than proxies", "10.0.0.1", "1.2.3.4", 2, "10.0.0.1"],
    ["IPv4 in IPv6's clothes", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
    ["the same with its digits in hex", "::ffff:cb00:7109", undefined, 0, "203.0.113.9"],
    ["the same written out", "0:0:0:0:0:FFFF:cb00:7109", undefined, 0, "203.0.113.9"],
    ["IPv4 within an address of IPv6", "64:ff9b::203.0.113.9", undefined, 0, "64:ff9b:0:0::/64"],
    ["a household's network of IPv6", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["the same for a shortened form", "2001:0db8:1:2::6", undefined, 0, "2001:db8:1:2::/64"],
    ["loopback", "::1", undefined, 0, "0:0:0:0::/64"],
  ])("is %s", (_, socket, forwarded, trust, expected) => {
    expect(clientAddress(from(socket, forwarded), trust)).toBe(expected);
  });
});
