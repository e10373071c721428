/** @param host a name or an address; an IPv6 one also in brackets, as in a URL. @returns whether only this machine reaches it */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
