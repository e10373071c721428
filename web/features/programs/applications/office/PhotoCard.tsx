import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import type { SheetPhotoFragment } from "#web/gql/photo-sheet.ts";
import styles from "./PhotoSheet.module.css";

interface PhotoCardProps {
  person: SheetPhotoFragment;
  /** Asks for another photo, or for the first one, or cancels that. */
  onToggle: () => void;
}

/** One person of the sheet: photo, number, name, and the button that asks for another photo. */
export function PhotoCard({ person, onToggle }: PhotoCardProps) {
  const intl = useIntl();
  const { name, examNumber, photo, photoFault, photoNote } = person;
  const isAsked = photoFault !== null;
  const act = isAsked ? "withdraw" : photo === null ? "askFirst" : "ask";
  return (
    <li className={styles.card} data-asked={isAsked || undefined}>
      {photo === null ? (
        <div className={styles.none}>
          <FormattedMessage id="photo-sheet.notYet" />
        </div>
      ) : (
        <Shown url={photo.url} alt={intl.formatMessage({ id: "applicants.photoOf" }, { name })} />
      )}
      <Stack className="figures longWords" gap={0}>
        <strong>{name}</strong>
        <span>{examNumber ?? <FormattedMessage id="photo-sheet.noNumber" />}</span>
      </Stack>
      {isAsked ? (
        <Text component="p" className="longWords" flex={1} fz="sm" c="var(--warn)">
          <FormattedMessage id={`photo-sheet.fault.${photoFault}`} />
          {photoNote === null ? null : ` ${photoNote}`}
        </Text>
      ) : null}
      <Button
        data-person
        size="sm"
        variant="outline"
        fullWidth
        aria-label={intl.formatMessage({ id: `photo-sheet.${act}Of` }, { name })}
        onClick={onToggle}
      >
        <FormattedMessage id={`photo-sheet.${act}`} />
      </Button>
    </li>
  );
}

function Shown({ url, alt }: { url: string; alt: string }) {
  const src = useFileAddress(url);
  return src === null ? <div className={styles.none} /> : <img src={src} alt={alt} loading="lazy" />;
}
