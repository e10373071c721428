// The frame over a picture: moved by mouse, touch or the arrow keys, enlarged by a slider. It comes with the
// first picture that is chosen.
import { Button, Text } from "@mantine/core";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { FormattedMessage, useIntl } from "react-intl";
import { PHOTO_ASPECT } from "#schema/validation/programs/applicant-photos.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import styles from "./CropDialog.module.css";
import type { Frame } from "./crop-photo.ts";

interface CropDialogProps {
  /** The address of the picture. */
  source: string;
  /** 1 at least. */
  maxZoom: number;
  onCrop: (frame: Frame) => void;
  onClose: () => void;
}

const ZOOM_STEP = 0.05;
/** Pixels of the screen an arrow key moves the picture by; a fifth of it with Shift. */
const KEY_STEP = 10;

export function CropDialog({ source, maxZoom, onCrop, onClose }: CropDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [frame, setFrame] = useState<Frame | null>(null);
  return (
    <Dialog id={id} title={<FormattedMessage id="applications.photo.crop" />} onClose={onClose}>
      <Text id={`${id}-how`} c="var(--ink-2)">
        <FormattedMessage id="applications.photo.cropHow" />
      </Text>
      <div className={styles.stage}>
        <Cropper
          image={source}
          aspect={PHOTO_ASPECT}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.frame ?? "" }}
          cropperProps={{
            role: "application",
            "aria-label": intl.formatMessage({ id: "applications.photo.frame" }),
            "aria-describedby": `${id}-how`,
          }}
          mediaProps={{ alt: "" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setFrame(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <FormattedMessage id="applications.photo.zoom" />
        <input
          type="range"
          min={1}
          max={Math.max(1, maxZoom)}
          step={ZOOM_STEP}
          value={zoom}
          disabled={maxZoom <= 1}
          aria-valuetext={intl.formatNumber(zoom, { style: "percent" })}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
      <DialogFoot>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="components.confirm.cancel" />
        </Button>
        <Button disabled={frame === null} onClick={() => frame && onCrop(frame)}>
          <FormattedMessage id="applications.photo.use" />
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
