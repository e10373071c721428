// Articles of the demo's journal as tagged PDFs, by the compiler that sets the papers.
import type { ArticlePdf } from "#prisma/seed/article-pages.ts";
import { openCompiler, PAPER_FONTS } from "./typesetter.ts";

const TEMPLATE = new URL("./article.typ", import.meta.url);

/** Sets one article after the other; the compiler is opened with the first. */
export function createArticleTypesetter(): ArticlePdf {
  let opening: ReturnType<typeof openCompiler> | null = null;
  return async (article) => {
    opening ??= openCompiler(PAPER_FONTS, TEMPLATE);
    const { compiler, template } = await opening;
    const source = { mainFileContent: template, inputs: { article: JSON.stringify(article) } };
    const creationTimestamp = Math.floor(Date.parse(`${article.issuedOn}T00:00:00Z`) / 1000);
    return compiler.pdf(source, { pdfStandard: "ua-1", creationTimestamp });
  };
}
