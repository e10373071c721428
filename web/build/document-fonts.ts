// Copies the fonts of documents (gateway/documents) to dist/document-fonts: Pretendard, and Noto Sans KR for
// Hanja, which Pretendard has none of (both OFL 1.1). A site that only runs has neither package. `npm run
// dev` runs this alone, the build calls it.
import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "dist", "document-fonts");
const PACKAGES = join(ROOT, "node_modules");
const SOURCES = [
  "pretendard/dist/public/static/alternative/Pretendard-Regular.ttf",
  "pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf",
  "pretendard/dist/public/static/alternative/Pretendard-Bold.ttf",
  "@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf",
];

await mkdir(FOLDER, { recursive: true });
await Promise.all(SOURCES.map((source) => copyFile(join(PACKAGES, source), join(FOLDER, basename(source)))));
