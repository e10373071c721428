import { GalleryPictures } from "./GalleryPictures.tsx";
import { PostArticle } from "./PostArticle.tsx";

/** /gallery-details/{idx} */
export function Component() {
  return <PostArticle board="GALLERY" wide={(post) => <GalleryPictures pictures={post.images ?? []} />} />;
}
