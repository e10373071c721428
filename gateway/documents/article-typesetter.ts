// Articles of the demo's journal as tagged PDFs, by the compiler that sets the documents.
import type { ArticlePdf } from "#prisma/seed/article-pages.ts";
import { createTemplateCompiler, DOCUMENT_FONTS } from "./template-compiler.ts";

const TEMPLATE = new URL("./article.typ", import.meta.url);

/** Sets one article after the other. */
export function createArticleTypesetter(): ArticlePdf {
  const compiler = createTemplateCompiler(DOCUMENT_FONTS, TEMPLATE);
  return (article) =>
    compiler.pdf({ article: JSON.stringify(article) }, new Date(`${article.issuedOn}T00:00:00Z`));
}
