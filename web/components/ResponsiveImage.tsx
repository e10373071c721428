// An image in the sizes it was made in: AVIF where the browser knows it, else WebP, each no larger than the place it fills. An
// image without sizes (an older upload) is itself.
import type { ShownImageFragment } from "#web/gql/image.ts";
import styles from "./ResponsiveImage.module.css";

interface ResponsiveImageProps {
  image: ShownImageFragment;
  /** Empty where the words beside it say it already. */
  alt: string;
  lang?: "ko" | "en" | undefined;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** True for a picture that is seen without scrolling. */
  eager?: boolean;
}

const FORMATS = ["avif", "webp"] as const;

export function ResponsiveImage({ image, alt, lang, sizes, eager = false }: ResponsiveImageProps) {
  return (
    <picture className={styles.picture}>
      {FORMATS.map((format) => {
        const srcSet = toSrcSet(image.variants, format);
        return srcSet === "" ? null : (
          <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        );
      })}
      <img
        src={image.url}
        alt={alt}
        lang={lang}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}

/** The sizes of one format as `srcset` lists them; empty when there are none. */
export function toSrcSet(variants: ShownImageFragment["variants"], format: "avif" | "webp"): string {
  return variants
    .filter((variant) => variant.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");
}
