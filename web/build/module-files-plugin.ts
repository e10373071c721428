// Lists for the server which file of the build holds a module that is loaded on demand: a file holds several, and Vite's
// manifest names the file alone.
import { relative } from "node:path";
import type { Plugin } from "vite";

/** Where it is written, in the folder of the client build, beside Vite's manifest. */
export const MODULE_FILES = ".vite/modules.json";

/**
 * Writes module to file, both as Vite's manifest spells them. In builds for browsers only.
 * @param root the folder that modules are named from
 */
export function moduleFiles(root: string): Plugin {
  return {
    name: "module-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const isAskedFor = (id: string) => this.getModuleInfo(id)?.dynamicImporters.length !== 0;
      const files = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? output.moduleIds
              .filter(isAskedFor)
              .map((id) => [relative(root, id).replaceAll("\\", "/"), output.fileName])
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: "asset", fileName: MODULE_FILES, source });
    },
  };
}
