// Two builds from one source: `client` for browsers, `ssr` for the gateway. Everything of the server build is bundled (urql
// has no exports map, and one copy of react is wanted), node built-ins aside.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type ResolveModulePreloadDependenciesFn, type UserConfig } from "vite";
import { CHUNKS } from "#web/build/chunks.ts";
import { leaveOutFormatters } from "#web/build/formatters-plugin.ts";
import { handbookTexts } from "#web/build/handbook-plugin.ts";
import { inlineIcons } from "#web/build/icons-plugin.ts";
import { buildInlineScripts } from "#web/build/inline-scripts.ts";
import { compiledMessages } from "#web/build/messages-plugin.ts";
import { moduleFiles } from "#web/build/module-files-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const router = (path: string) => here(`../node_modules/react-router/dist/production/${path}`);
const PRODUCTION_ROUTER = {
  "react-router/dom": router("dom-export.mjs"),
  "react-router": router("index.mjs"),
};

/**
 * What is fetched beside a module that comes later. The entry names the files of a whole page. A part of a
 * page, such as the buttons of the office, brings its sheets alone, and its few modules one after the other:
 * every visitor would carry their names.
 */
const preloads: ResolveModulePreloadDependenciesFn = (_, files, { hostId }) =>
  hostId.includes("entry-client") ? files : files.filter((file) => file.endsWith(".css"));

export default defineConfig(
  async ({ command, isSsrBuild }): Promise<UserConfig> => ({
    root: here("."),
    base: "/",
    publicDir: false,
    appType: "custom",
    cacheDir: here("../node_modules/.vite"),
    define: {
      "import.meta.env.INLINE_SCRIPTS": JSON.stringify(await buildInlineScripts()),
      // A server build leaves this to the process that runs it: a site started without NODE_ENV rendered with React's slow
      // development build, and the bundle carried both.
      ...(command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    },
    plugins: [
      inlineIcons(),
      react(),
      compiledMessages(),
      handbookTexts(),
      moduleFiles(here(".")),
      ...(isSsrBuild ? [] : [leaveOutFormatters()]),
    ],
    resolve: {
      alias: {
        // The package names its development build everywhere; this is the same without the warnings.
        ...(command === "build" ? PRODUCTION_ROUTER : {}),
        // Documents are finished by codegen.ts; the server's copy of urql reads them with the real parser.
        ...(command === "build" && !isSsrBuild
          ? { "@0no-co/graphql.web": here("./build/graphql-documents.ts") }
          : {}),
        // Messages are parsed while building (build/messages-plugin.ts).
        "@formatjs/icu-messageformat-parser": here(
          "../node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
        ),
      },
    },
    // Short names in the build: a page carries its rules, and names make a seventh of it.
    css: { modules: { generateScopedName: command === "build" ? "[hash:base64:5]" : "[name]_[local]" } },
    build: {
      target: "es2022",
      emptyOutDir: true,
      reportCompressedSize: false,
      ...(isSsrBuild
        ? {
            // The gateway keeps the text of the file as long as it runs. Names stay, for its log.
            minify: "oxc",
            // One file: a running gateway does not depend on what a later build leaves in the folder.
            rolldownOptions: {
              output: { codeSplitting: false, minify: { compress: true, mangle: false, codegen: true } },
            },
          }
        : {
            manifest: true,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false, resolveDependencies: preloads },
            rolldownOptions: {
              input: here("./start/entry-client.tsx"),
              // File names are short, because every page loads the list of all files.
              output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: "assets/[hash:7].js" },
            },
          }),
    },
    ssr: { noExternal: isSsrBuild ? true : [/^@?urql/] },
  }),
);
