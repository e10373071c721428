// The headers of every answer. Scripts run only from this origin, or when they are one of the page's few
// fixed inline scripts, whose hashes gateway/html/ supplies. Styles may be inline, because Mantine sets style
// attributes (CSP has no hashes for those) and the critical CSS is in the page. An injected style cannot run
// anything.
import { CSP_REPORT_PATH } from "./csp-report.ts";

interface SecurityHeaderOptions {
  readonly production: boolean;
  /** Whether every host below this one answers by HTTPS, too. */
  readonly hstsSubdomains: boolean;
  /** Base64 SHA-256 digests of the inline scripts. */
  readonly inlineScriptHashes: readonly string[];
}

const ONE_YEAR_SECONDS = 31_536_000;

const hsts = ({ production, hstsSubdomains }: SecurityHeaderOptions) =>
  production && {
    "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}${hstsSubdomains ? "; includeSubDomains" : ""}`,
  };

/** Lower-case header names with their values, the same for every answer of this server. */
export function securityHeaders(options: SecurityHeaderOptions): Readonly<Record<string, string>> {
  const hashes = options.inlineScriptHashes.map((hash) => `'sha256-${hash}'`);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
    "report-to csp",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "reporting-endpoints": `csp="${CSP_REPORT_PATH}"`,
    ...hsts(options),
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The camera reads slips at the door of a program (web/features/programs/attendance/scan).
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
