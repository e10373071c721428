// Everything that is signed with the secret of the site: tokens of sessions, passes of files, and links in mails and documents.
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import type { Clock } from "#schema/context.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createLoginTickets } from "./login-tickets.ts";
import { createPreviewLinks } from "./preview-links.ts";
import { createSlipTokens } from "./slip-tokens.ts";
import { createTokens } from "./tokens.ts";

export function createSigned({
  secret,
  publicUrl,
  clock,
}: {
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
}) {
  const site = { secret, publicUrl };
  return {
    tokens: createTokens(secret, clock),
    passes: createFilePasses(secret),
    previews: createPreviewLinks(secret),
    slips: createSlipTokens(site),
    links: createOneTimeLinks(site),
    optOuts: createOptOutLinks(site),
    devices: createKnownDevices(site),
    tickets: createLoginTickets({ secret, clock }),
  };
}
