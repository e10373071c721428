// The picture a post has in its list is on its page, too, unless the text shows it itself.
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { useForeignLang } from "#web/components/Localized.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import type { LeadPictureFragment } from "#web/gql/posts.ts";
import styles from "./LeadPicture.module.css";

interface LeadPictureProps {
  picture: LeadPictureFragment | null;
  document: RichTextDocument;
}

export function LeadPicture({ picture, document }: LeadPictureProps) {
  const lang = useForeignLang(picture?.alt?.language ?? "KO");
  if (!picture || figuresOf(document).some(({ attrs }) => attrs.fileKey === picture.key)) return null;
  const isTall = (picture.height ?? 0) > (picture.width ?? 0);
  return (
    <div className={styles.picture} data-tall={isTall || undefined}>
      <ResponsiveImage
        image={picture}
        alt={picture.alt?.text ?? ""}
        lang={picture.alt ? lang : undefined}
        sizes={isTall ? "280px" : "(max-width: 899px) 100vw, 736px"}
        eager
      />
    </div>
  );
}
