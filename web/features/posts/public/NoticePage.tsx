import { PostArticle } from "./PostArticle.tsx";

/** /notice/{idx} */
export function Component() {
  return <PostArticle board="NOTICE" />;
}
