// Parses the messages while building, so that browsers need no ICU parser (vite.config.ts puts a stub in its
// place). The server renders nothing for the office, and is given none of its words.
import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { setOfWords } from "#web/i18n/word-files.ts";

const MESSAGE_FILE = /\/messages\/(?:ko|en)\/\w+\/([\w-]+)\.json$/;

/** Turns each message file into a module of parsed messages. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    load(id, options) {
      const file = id.split("?", 1)[0] ?? id;
      const [, name] = MESSAGE_FILE.exec(file) ?? [];
      if (name === undefined) return null;
      this.addWatchFile(file);
      const unread = options?.ssr === true && setOfWords(name) === "office";
      const messages: Record<string, string> = unread ? {} : JSON.parse(readFileSync(file, "utf8"));
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [key, compile(file, key, text)]),
      );
      return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: "js" };
    },
  };
}

function compile(file: string, key: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${key} is not an ICU message`, { cause: error });
  }
}
