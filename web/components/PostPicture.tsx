// A post's thumbnail, or its letter plate where it has none (docs/look.md#letter-art). Fills its box.

import { LetterPlate } from "#web/components/letter-art/LetterPlate.tsx";
import type { ShownImageFragment } from "#web/gql/image.ts";
import styles from "./PostPicture.module.css";
import { ResponsiveImage } from "./ResponsiveImage.tsx";

interface PostPictureProps {
  post: {
    readonly id: number;
    readonly title: { readonly text: string };
    readonly thumbnail?: ShownImageFragment | null;
  };
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** True for a picture that is seen without scrolling. */
  eager?: boolean;
  /** For a box that is higher than wide, such as a cover. */
  tall?: boolean;
  className?: string | undefined;
}

/** Always beside the title that links to the post, so its words would be said twice: the alternative text is empty. */
export function PostPicture({ post, sizes, eager = false, tall = false, className }: PostPictureProps) {
  const { thumbnail } = post;
  return (
    <span className={[styles.picture, className].filter(Boolean).join(" ")}>
      {thumbnail ? (
        <ResponsiveImage image={thumbnail} alt="" sizes={sizes} eager={eager} />
      ) : (
        <LetterPlate title={post.title.text} id={post.id} tall={tall} />
      )}
    </span>
  );
}
