// A gallery's pictures as a grid. Each is a link to the image itself, so it opens without any script; with it, the viewer does.
import { type MouseEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import type { GalleryImageFragment } from "#web/gql/posts.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";
import styles from "./GalleryPictures.module.css";
import { PictureViewer } from "./PictureViewer.tsx";

/** How many of the first pictures are seen without scrolling. */
const EAGER = 4;

/** Nothing without pictures. */
export function GalleryPictures({ pictures }: { pictures: readonly GalleryImageFragment[] }) {
  const intl = useIntl();
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const open = (event: MouseEvent, index: number) => {
    // A new tab or window stays the reader's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section
      className={`ruled ${styles.pictures}`}
      aria-label={intl.formatMessage({ id: "posts.gallery.pictures" })}
    >
      <ul className="tiles">
        {pictures.map((picture, index) => (
          <li key={picture.file.id}>
            <figure>
              <a href={picture.file.url} aria-haspopup="dialog" onClick={(event) => open(event, index)}>
                <span className="spoken">
                  <FormattedMessage
                    id="posts.gallery.open"
                    values={{ position: index + 1, count: pictures.length }}
                  />
                </span>{" "}
                <GalleryPicture
                  picture={picture}
                  sizes="(max-width: 599px) 45vw, (max-width: 899px) 46vw, 384px"
                  eager={index < EAGER}
                />
              </a>
              {picture.caption === null ? null : (
                <figcaption className="note">
                  <Localized text={picture.caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PictureViewer pictures={pictures} first={shown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}
