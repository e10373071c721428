// What every page loads is minified by terser before Vite's own minifier has it: together they leave a kilobyte less than either.
// The entry and React alone, because terser takes seconds for them and would take a minute for all.
import { minify } from "terser";
import { type ESTree, type Plugin, parseAst } from "vite";

/** The file React is in (web/vite.config.ts). */
export const REACT_CHUNK = "react";

/** In builds for browsers only. */
export function smallerEntry(): Plugin {
  return {
    name: "smaller-entry",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    renderChunk: async (code, { isEntry, name }) => {
      if (!isEntry && name !== REACT_CHUNK) return null;
      const { code: smaller } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      if (smaller === undefined) return null;
      return { code: name === REACT_CHUNK ? compileAhead(smaller) : smaller, map: null };
    },
  };
}

/**
 * React's packages are CommonJS: each stands in a function that is called when it is first asked for. V8 skims a function it
 * does not yet need and reads it again when it is called, here 200 kB on the thread that draws. In brackets it is taken to be
 * called at once, and is compiled while the file arrives, on a thread of its own (https://v8.dev/blog/preparser#pife).
 */
function compileAhead(code: string): string {
  let ahead = code;
  for (const { start, end, params, body } of packagesIn(parseAst(code)).reverse()) {
    const names = params.map((param) => code.slice(param.start, param.end)).join();
    ahead = `${ahead.slice(0, start)}(function(${names})${code.slice(body.start, body.end)})${ahead.slice(end)}`;
  }
  return ahead;
}

/** The functions packages stand in, in the file's order: `var name=wrap(exports=>{ … })`. */
function packagesIn({ body }: ESTree.Program): ESTree.ArrowFunctionExpression[] {
  return body
    .flatMap((statement) => (statement.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === "CallExpression" ? init.arguments : []))
    .filter((argument) => argument.type === "ArrowFunctionExpression");
}
