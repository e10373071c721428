// react-intl hands out a function for everything Intl can say, and a bundler has to keep them all. Those that
// nobody here calls are left out of the browser's build; tests/unit/formatters.test.ts holds that nobody
// does.
import type { Plugin } from "vite";

/** Names of functions of `intl` that the site never calls. */
export const UNCALLED_FORMATTERS = [
  "formatNumberToParts",
  "formatDuration",
  "formatDurationToParts",
  "formatRelativeTime",
  "formatDateToParts",
  "formatDateTimeRange",
  "formatTimeToParts",
  "formatListToParts",
] as const;

/** Takes them out of what `createIntl` answers; their code then has no reader and goes as well. */
export function leaveOutFormatters(): Plugin {
  return {
    name: "leave-out-formatters",
    apply: "build",
    transform: {
      filter: { id: /[\\/]@formatjs[\\/]intl[\\/]index\.js$/ },
      handler: (code) => ({ code: UNCALLED_FORMATTERS.reduce(leaveOut, code), map: null }),
    },
  };
}

function leaveOut(code: string, name: string): string {
  const left = code.replace(new RegExp(`\\b${name}: ${name}\\.bind\\([^)]*\\),?`), "");
  if (left === code) throw new Error(`@formatjs/intl no longer hands out ${name} as it did`);
  return left;
}
