// An image in the editor, with its texts and a button to change them.

import { Button, Group, Text } from "@mantine/core";
import { mdiImageText } from "@mdi/js";
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from "@tiptap/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { FigureDialog } from "./FigureDialog.tsx";
import styles from "./FigureView.module.css";
import { type FigureAttributes, FigureNode } from "./figure-node.ts";
import { useFileAddress } from "./use-file-address.ts";

function FigureView({ node, selected, updateAttributes }: NodeViewProps) {
  // The node's own attributes (figure-node.ts).
  const { fileKey, fileName, alt, caption, width, height } = node.attrs as FigureAttributes;
  const src = useFileAddress(`/files/${fileKey}/${encodeURIComponent(fileName)}`);
  const [asking, setAsking] = useState(false);
  return (
    <NodeViewWrapper
      as="figure"
      className={styles.figure}
      data-selected={selected || undefined}
      data-drag-handle=""
    >
      {src === null ? (
        <div className={styles.waiting} style={{ aspectRatio: `${width} / ${height}` }} />
      ) : (
        <img src={src} alt={alt} width={width} height={height} />
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
      <Group
        gap="4px 16px"
        justify="space-between"
        mt={8}
        fz="sm"
        lh={1.6}
        c="var(--ink-3)"
        contentEditable={false}
      >
        <Text span inherit {...(alt === "" ? { fw: 600, c: "var(--bad)" } : {})}>
          {alt === "" ? (
            <FormattedMessage id="editor.figure.noAlt" />
          ) : (
            <FormattedMessage id="editor.figure.altIs" values={{ alt }} />
          )}
        </Text>
        <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
          <Icon path={mdiImageText} size={18} />
          <FormattedMessage id="editor.figure.change" />
        </Button>
      </Group>
      {asking && src !== null ? (
        <FigureDialog
          src={src}
          words={{ alt, caption }}
          onClose={() => setAsking(false)}
          onAnswer={(words) => {
            updateAttributes({ ...words });
            setAsking(false);
          }}
        />
      ) : null}
    </NodeViewWrapper>
  );
}

/** The node as people see it; figure-node.ts is the same without a browser. */
export const ShownFigure = FigureNode.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) });
