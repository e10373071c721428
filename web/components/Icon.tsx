// One way to show an icon of the mdi set (`@mdi/js` gives the path).

/** `size` in pixels. With `title` it speaks; without, it is decoration beside words. */
export function Icon({
  path,
  size = 20,
  title,
  className,
}: {
  path: string;
  size?: number;
  title?: string | undefined;
  className?: string | undefined;
}) {
  const box = { className, width: size, height: size, viewBox: "0 0 24 24" };
  const shape = <path d={path} fill="currentColor" />;
  return title === undefined ? (
    <svg {...box} aria-hidden="true" focusable="false">
      {shape}
    </svg>
  ) : (
    <svg {...box} role="img" aria-label={title}>
      {shape}
    </svg>
  );
}
