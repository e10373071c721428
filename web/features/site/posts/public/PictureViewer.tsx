// A gallery's pictures one at a time. A modal <dialog> of the browser: the focus stays inside, Esc closes,
// the page behind is inert, and the focus goes back to where it was. Arrows, Home and End turn; so does a
// finger.
import { mdiChevronLeft, mdiChevronRight, mdiClose } from "@mdi/js";
import { type KeyboardEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { useModal } from "#web/components/use-modal.ts";
import type { GalleryImageFragment } from "#web/gql/posts.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import styles from "./PictureViewer.module.css";
import { turnedTo } from "./picture-turns.ts";
import { useSwipe } from "./use-swipe.ts";

interface PictureViewerProps {
  pictures: readonly GalleryImageFragment[];
  /** Index of the picture that is opened. */
  first: number;
  onClose: () => void;
}

export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const intl = useIntl();
  const dialog = useModal();
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;
  const alt = pictures[index]?.alt ?? null;
  const turn = (step: number) => setIndex((current) => Math.min(last, Math.max(0, current + step)));
  const swipe = useSwipe(turn);
  const turnByKey = (event: KeyboardEvent) => {
    const target = turnedTo(event.key, index, pictures.length);
    if (target === null) return;
    event.preventDefault();
    setIndex(target);
  };
  const label = (id: "posts.gallery.previous" | "posts.gallery.next" | "posts.gallery.close") =>
    intl.formatMessage({ id });
  return (
    <dialog
      ref={dialog}
      className={`onNavy ${styles.viewer}`}
      aria-label={intl.formatMessage({ id: "posts.gallery.viewer" })}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div className={`ends ${styles.top}`}>
        <p className="figures" aria-hidden="true">
          {index + 1} / {pictures.length}
        </p>
        <button
          type="button"
          className="iconButton"
          aria-label={label("posts.gallery.close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={mdiClose} size={28} />
        </button>
      </div>
      <div className={styles.stage} {...swipe}>
        {pictures.map((picture, at) =>
          Math.abs(at - index) > 1 ? null : (
            <Shown key={picture.file.id} picture={picture} hidden={at !== index} />
          ),
        )}
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className="iconButton"
          aria-label={label("posts.gallery.previous")}
          aria-disabled={index === 0 || undefined}
          onClick={() => turn(-1)}
        >
          <Icon path={mdiChevronLeft} size={32} />
        </button>
        <p className={styles.caption} aria-live="polite">
          <span className="spoken">
            <FormattedMessage
              id="posts.gallery.now"
              values={{
                position: index + 1,
                count: pictures.length,
                alt: alt ? <Localized text={alt} /> : "",
              }}
            />
          </span>
          <Caption picture={pictures[index]} />
        </p>
        <button
          type="button"
          className="iconButton"
          aria-label={label("posts.gallery.next")}
          aria-disabled={index === last || undefined}
          onClick={() => turn(1)}
        >
          <Icon path={mdiChevronRight} size={32} />
        </button>
      </div>
    </dialog>
  );
}

/** The neighbours of the picture are there already, so that turning shows no gap. */
function Shown({ picture, hidden }: { picture: GalleryImageFragment; hidden: boolean }) {
  return (
    <div className={`frameFilled ${styles.picture}`} hidden={hidden}>
      <GalleryPicture picture={picture} sizes="100vw" eager />
    </div>
  );
}

function Caption({ picture }: { picture: GalleryImageFragment | undefined }) {
  return picture?.caption ? <Localized text={picture.caption} /> : null;
}
