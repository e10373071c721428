// Takes out of the libraries that every page loads what keeps their unused parts in: a bundler leaves out what nothing refers to, and
// both of these refer to all they have.
import type { Plugin } from "vite";
import { leaveOut } from "./leave-out.ts";
import { UNUSED_ROUTER } from "./unused-router.ts";

/** The router names its components for React's tools: `Form.displayName = "Form";`. */
const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
/** The one of the router's modules that is cut. */
const ROUTER = /^function createRouter\(/m;

/** What react-intl can format and this site never asks it for; dates are formatted by web/i18n/format-dates.ts. */
export const UNUSED_FORMATTERS = [
  "formatDate",
  "formatDateToParts",
  "formatDateTimeRange",
  "formatDuration",
  "formatDurationToParts",
  "formatListToParts",
  "formatNumberToParts",
  "formatPlural",
  "formatRelativeTime",
  "formatTime",
  "formatTimeToParts",
];
/** `formatDate: formatDate.bind(null, ...),` in what createIntl returns. */
const FORMATTING = new RegExp(`^\\s*(${UNUSED_FORMATTERS.join("|")}): \\1\\.bind\\(.*\\),?$`, "gm");

/**
 * The code of one of the two without what nobody asks for.
 * @throws when the router is written otherwise than unused-router.ts has it
 */
export function leanCode(code: string): string {
  const cut = ROUTER.test(code) ? leaveOut(code, UNUSED_ROUTER) : code;
  return cut.replace(NAMING, "").replace(FORMATTING, "");
}

/** In builds for browsers only. */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: {
      filter: {
        id: /[\\/]node_modules[\\/](?:react-router[\\/]dist[\\/]production|@formatjs[\\/]intl)[\\/]/,
      },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  };
}
