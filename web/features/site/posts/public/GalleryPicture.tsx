// A picture of a gallery with its alternative text, in the language of that text; decoration has none (docs/site.md#posts).
import { useForeignLang } from "#web/components/Localized.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import type { GalleryImageFragment } from "#web/gql/posts.ts";

interface GalleryPictureProps {
  picture: GalleryImageFragment;
  sizes: string;
  eager: boolean;
}

export function GalleryPicture({ picture: { file, alt }, sizes, eager }: GalleryPictureProps) {
  const lang = useForeignLang(alt?.language ?? "KO");
  return (
    <ResponsiveImage
      image={file}
      alt={alt?.text ?? ""}
      lang={alt === null ? undefined : lang}
      sizes={sizes}
      eager={eager}
    />
  );
}
