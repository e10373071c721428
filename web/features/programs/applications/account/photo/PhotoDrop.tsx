// Takes an applicant's photo: a picture is chosen, cropped to the shape of a photo, and uploaded.
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { IMAGE_TYPES } from "#schema/validation/core/files.ts";
import type { UploadWorld } from "#web/api/upload.ts";
import { type EditedFile, toEditedFile } from "#web/components/editor/edited-files.ts";
import { FileDrop } from "#web/components/editor/FileDrop.tsx";
import { UploadList } from "#web/components/editor/UploadList.tsx";
import { useUploads } from "#web/components/editor/use-uploads.ts";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { cropPhoto, type Frame, greatestZoom, sizeOf } from "./crop-photo.ts";

const CropDialog = lazyPart(async () => (await import("./CropDialog.tsx")).CropDialog);

interface PhotoDropProps {
  id: string;
  /** What the picture is for, for the person who hears the button. */
  label: MessageId;
  error: FieldCode | undefined;
  onPhoto: (photo: EditedFile) => void;
  /** Where it goes when nobody is signed in. */
  world?: UploadWorld;
}

/** A picture in the frame, not sent yet. */
interface Chosen {
  readonly source: string;
  readonly name: string;
  readonly maxZoom: number;
}

export function PhotoDrop({ id, label, error, onPhoto, world }: PhotoDropProps) {
  const uploads = useUploads("photo", (file) => onPhoto(toEditedFile(file)), world ? { world } : {});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<FieldCode | null>(null);
  const source = chosen?.source;
  useEffect(() => {
    if (source !== undefined) return () => URL.revokeObjectURL(source);
    return undefined;
  }, [source]);

  const choose = async (file: File) => {
    const address = URL.createObjectURL(file);
    const size = await sizeOf(address);
    const maxZoom = size === null ? 0 : greatestZoom(size);
    setRefused(size !== null && maxZoom < 1 ? "PHOTO_TOO_SMALL" : null);
    if (maxZoom >= 1) return setChosen({ source: address, name: file.name, maxZoom });
    URL.revokeObjectURL(address);
    // What the browser cannot show, the server names.
    if (size === null) uploads.replace([file]);
  };
  const crop = async ({ source: address, name }: Chosen, frame: Frame) => {
    const photo = await cropPhoto(address, name, frame);
    setChosen(null);
    uploads.replace([photo]);
  };
  const wrong = refused ?? error;
  return (
    <>
      <UploadList uploads={uploads} />
      <FileDrop
        id={id}
        kind="photo"
        accept={IMAGE_TYPES.join()}
        multiple={false}
        of={label}
        isWrong={wrong !== undefined}
        label={<FormattedMessage id="editor.photo.choose" />}
        onFiles={([file]) => file && void choose(file)}
      />
      <FieldError id={id} code={wrong} />
      {chosen === null ? null : (
        <CropDialog
          source={chosen.source}
          maxZoom={chosen.maxZoom}
          onCrop={(frame) => void crop(chosen, frame)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
