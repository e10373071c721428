import { PostArticle } from "./PostArticle.tsx";

/** /seminar-archives/{idx} */
export function Component() {
  return <PostArticle board="SEMINAR_ARCHIVE" />;
}
