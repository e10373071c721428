// A picture of a gallery with the line under it, in both languages.
import { Input, Stack } from "@mantine/core";
import { useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/limits.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import styles from "./PictureFields.module.css";
import type { HangingFile } from "./post-values.ts";

interface PictureFieldsProps {
  /** The id of a field. */
  id: (name: "captionKo" | "captionEn") => string;
  hanging: HangingFile;
  onChange: (changed: HangingFile) => void;
}

export function PictureFields({ id, hanging, onChange }: PictureFieldsProps) {
  const intl = useIntl();
  const { file } = hanging;
  const src = useFileAddress(file.url);
  const caption = (name: "captionKo" | "captionEn") => (
    <Input
      id={id(name)}
      withAria={false}
      aria-label={intl.formatMessage({ id: `editor.files.${name}` }, { name: file.name })}
      placeholder={intl.formatMessage({ id: `editor.files.${name}Short` })}
      lang={name === "captionKo" ? "ko" : "en"}
      autoComplete="off"
      maxLength={CAPTION_MAX_LENGTH}
      value={hanging[name]}
      onChange={(event) => onChange({ ...hanging, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.picture}>
      {src === null ? (
        <span className={styles.image} />
      ) : (
        <img className={styles.image} src={src} alt={file.name} />
      )}
      <Stack gap={8} flex={1} miw={0}>
        {caption("captionKo")}
        {caption("captionEn")}
      </Stack>
    </div>
  );
}
