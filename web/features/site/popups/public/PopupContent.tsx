// One popup as it is read: its picture or the letter art, its words, its link.

import { buttonLook } from "#web/components/button-look.ts";
import { Link } from "#web/components/Link.tsx";
import { letterCell } from "#web/components/letter-art/letter-cell.ts";
import { ON_NAVY, Strokes } from "#web/components/letter-art/Strokes.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./PopupContent.module.css";
import type { ShownPopup } from "./PopupDialog.tsx";

interface PopupPageProps {
  popup: ShownPopup;
  titleId: string;
  /** Its link is followed, wherever it leads. */
  onFollow: () => void;
  /** A link of this site is followed. */
  onLeave: () => void;
}

export function PopupContent({ popup, titleId, onFollow, onLeave }: PopupPageProps) {
  const { words, href } = popup;
  const lang = words.language === "KO" ? "ko" : "en";
  const own = useLanguage() === lang ? undefined : lang;
  const image = (words.language === "EN" ? popup.imageEn : null) ?? popup.image;
  const look = buttonLook({});
  return (
    <div className={`longWords ${styles.page}`} lang={own}>
      {image === null ? (
        <Letters />
      ) : (
        <ResponsiveImage image={image} alt={words.alt} sizes="(max-width: 640px) 100vw, 440px" eager />
      )}
      <div className={styles.words}>
        <h2 className="h3" id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        {words.body === null ? null : <RichText document={words.body} anchored={false} />}
        {href === null || words.link === null ? null : href.startsWith("/") ? (
          <Link
            {...look}
            to={href}
            onClick={() => {
              onFollow();
              onLeave();
            }}
          >
            {words.link}
          </Link>
        ) : (
          <a {...look} href={href} onClick={onFollow}>
            {words.link}
          </a>
        )}
      </div>
    </div>
  );
}

/** In place of a picture (docs/look.md#letter-art). */
function Letters() {
  return (
    <svg className={styles.letters} viewBox="0 0 440 136" aria-hidden="true" focusable="false">
      <Strokes shapes={letterCell("a", 250, 118, 2.4)} colours={ON_NAVY} />
    </svg>
  );
}
