// The pictures of a gallery, a dozen on the screen. Either their texts are written, one after the other by
// Tab, or they are put in order, by dragging and by keys, one of them the cover.
import { SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { withMoved } from "#web/components/forms/list-rows.ts";
import { useDragOrder } from "#web/components/forms/use-drag-order.ts";
import { PictureCell } from "./PictureCell.tsx";
import styles from "./PictureGrid.module.css";
import { type HangingFile, isPicture } from "./post-values.ts";
import type { PostEditor } from "./use-post-editor.ts";

export function PictureGrid({ form }: Pick<PostEditor, "form">) {
  const intl = useIntl();
  const [news, setNews] = useState("");
  const [isOrdered, setOrdered] = useState(false);
  const { files, thumbnail, picturesDecorative, ko, en } = form.values;
  const change = (next: readonly HangingFile[]) => form.change("files", [...next]);
  const move = (from: number, to: number) => {
    const name = files[from]?.file.name ?? "";
    setNews(intl.formatMessage({ id: "forms.list.moved" }, { name, number: to + 1 }));
    change(withMoved(files, from, to));
  };
  const remove = (hanging: HangingFile) => {
    if (thumbnail?.id === hanging.file.id) form.change("thumbnail", null);
    change(files.filter((other) => other !== hanging));
  };
  const { handle, stateOf } = useDragOrder(move);
  const pictures = files.filter(isPicture);
  // While nobody has chosen one, the first is the cover (docs/site.md#posts).
  const cover = thumbnail?.id ?? pictures[0]?.file.id;
  const isWritten = { altKo: ko.title !== "" || en.title === "", altEn: en.title !== "" };
  const missing = pictures.filter(
    ({ altKo, altEn }) =>
      (isWritten.altKo && altKo.trim() === "") || (isWritten.altEn && altEn.trim() === ""),
  ).length;
  return (
    <div>
      <Text component="p" fz="0.9375rem" c="var(--ink-3)">
        <FormattedMessage id="editor.pictures.altHint" />{" "}
        {picturesDecorative ? null : (
          <Text component="strong" fw={600} c={missing > 0 ? "var(--warn)" : "var(--ok)"}>
            <FormattedMessage id="editor.pictures.missing" values={{ count: missing }} />
          </Text>
        )}
      </Text>
      <CheckField {...form.field("picturesDecorative")} needed={false} />
      <SegmentedControl
        my={12}
        aria-label={intl.formatMessage({ id: "editor.pictures.mode" })}
        value={isOrdered ? "order" : "texts"}
        onChange={(mode) => setOrdered(mode === "order")}
        data={(["texts", "order"] as const).map((mode) => ({
          value: mode,
          label: intl.formatMessage({ id: `editor.pictures.mode.${mode}` }),
        }))}
      />
      <ol className={`lineAbove ${styles.grid}`}>
        {files.map((hanging, index) => (
          <PictureCell
            key={hanging.file.id}
            form={form}
            hanging={hanging}
            index={index}
            count={files.length}
            isOrdered={isOrdered}
            isCover={isPicture(hanging) && hanging.file.id === cover}
            state={stateOf(index)}
            handle={handle(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(hanging)}
            onReplaced={(file) =>
              change(form.read().files.map((other) => (other.key === file.key ? { ...other, file } : other)))
            }
          />
        ))}
      </ol>
      <p className="spoken" role="status">
        {news}
      </p>
    </div>
  );
}
