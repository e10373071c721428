// Compresses the files of the build once, as well as possible, and puts the results beside them. The gateway
// sends the one the browser takes. Fonts (woff2) are compressed already.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;

/** Writes .br and .gz beside every text file under a folder's assets. */
export async function compressAssets(client: string): Promise<void> {
  const folder = join(client, "assets");
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(bytes, { params }));
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
