import { PostArticle } from "./PostArticle.tsx";

/** /publication-archives/{idx} */
export function Component() {
  return <PostArticle board="PUBLICATION" />;
}
