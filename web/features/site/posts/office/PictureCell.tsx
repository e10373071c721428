// A picture of a gallery being written: what it shows, for anyone who does not see it, and the line under it, in both languages.
import { Button, Group, Stack } from "@mantine/core";
import { mdiDragVariant } from "@mdi/js";
import type { HTMLAttributes } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import dragging from "#web/components/dragging.module.css";
import { type EditedFile, editedAddress } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { FileDialogButton } from "#web/components/files/FileDialogButton.tsx";
import { RowButtons } from "#web/components/forms/RowButtons.tsx";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./PictureGrid.module.css";
import { PictureLine } from "./PictureLine.tsx";
import { type HangingFile, isPicture } from "./post-values.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface PictureCellProps extends Pick<PostEditor, "form"> {
  hanging: HangingFile;
  index: number;
  /** Pictures in all. */
  count: number;
  isCover: boolean;
  /** The pictures are being put in order, or their texts written. */
  isOrdered: boolean;
  /** How it is shown while something is dragged (use-drag-order.ts). */
  state: string | undefined;
  /** What makes an element the handle it is dragged by. */
  handle: HTMLAttributes<HTMLElement>;
  onMove: (to: number) => void;
  onRemove: () => void;
  onReplaced: (file: EditedFile) => void;
}

export function PictureCell(props: PictureCellProps) {
  const { form, hanging, index, count, isCover, isOrdered, state, handle, onMove, onRemove, onReplaced } =
    props;
  const intl = useIntl();
  const { file } = hanging;
  const src = useFileAddress(editedAddress(file));
  const described = isPicture(hanging) && !form.values.picturesDecorative;
  return (
    <li className={`${dragging.item} ${styles.cell}`} data-place={index} data-drag={state}>
      {isPicture(hanging) ? (
        <div {...handle} className={`frameFilled ${styles.picture}`}>
          {src === null ? null : <img src={src} alt={file.name} draggable={false} />}
          <span className={`figures ${styles.number}`}>{index + 1}</span>
          {isCover ? (
            <span className={styles.cover}>
              <FormattedMessage id="editor.pictures.cover" />
            </span>
          ) : null}
          <span
            data-grip
            className={`${dragging.grip} ${styles.grip}`}
            title={intl.formatMessage({ id: "editor.pictures.drag" })}
            aria-hidden="true"
          >
            <Icon path={mdiDragVariant} size={22} />
          </span>
        </div>
      ) : (
        <span className="longWords">{file.name}</span>
      )}
      {isOrdered ? (
        <Group gap={4}>
          <RowButtons
            across
            name={file.name}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={onRemove}
          />
          {isPicture(hanging) && !isCover ? (
            <Button
              size="xs"
              variant="subtle"
              aria-label={intl.formatMessage({ id: "editor.pictures.makeCoverOf" }, { name: file.name })}
              onClick={() => form.change("thumbnail", file)}
            >
              <FormattedMessage id="editor.pictures.makeCover" />
            </Button>
          ) : null}
          <FileDialogButton file={file} onChange={onReplaced} />
        </Group>
      ) : (
        <Stack className={`${styles.fields}`} gap={2}>
          {described ? <PictureLine form={form} index={index} name="altKo" file={file} /> : null}
          {described ? <PictureLine form={form} index={index} name="altEn" file={file} /> : null}
          <PictureLine form={form} index={index} name="captionKo" file={file} />
          <PictureLine form={form} index={index} name="captionEn" file={file} />
        </Stack>
      )}
    </li>
  );
}
