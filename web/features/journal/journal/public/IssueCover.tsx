// The cover of an issue, by the site's own art: the journal's first letter, cropped, on a ground that changes
// from issue to issue, and the numbers. Decoration: what it says is beside it.
import { LetterPlate } from "#web/components/letter-art/LetterPlate.tsx";
import styles from "./IssueCover.module.css";

interface IssueCoverProps {
  readonly name: string;
  readonly issue: { readonly volume: number; readonly number: number; readonly year: number };
  readonly className?: string | undefined;
}

export function IssueCover({ name, issue: { volume, number, year }, className }: IssueCoverProps) {
  const ground = (volume * 2 + number) % 3;
  return (
    <span
      className={[styles.cover, className].filter(Boolean).join(" ")}
      data-dark={ground === 2 || undefined}
      aria-hidden="true"
    >
      <LetterPlate title={name} id={ground} tall />
      <span className={styles.words}>
        <span className={`clamp ${styles.name}`}>{name}</span>
        <span className={styles.numbers}>
          <span className={styles.number}>
            {volume}
            <small>({number})</small>
          </span>
          <span className={styles.year}>{year}</span>
        </span>
      </span>
    </span>
  );
}
