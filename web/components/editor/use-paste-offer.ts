// After plain text was pasted that has a list or a table in it: where it is in the text, so that it can still become one.
import { closeHistory } from "@tiptap/pm/history";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { type StructuredText, structureOf } from "./text-structure.ts";

export interface PasteOffer {
  readonly text: StructuredText;
  readonly from: number;
  readonly to: number;
}

/** The part of the new document that a transaction wrote. */
function writtenBy(transaction: Transaction): { from: number; to: number } {
  let from = transaction.doc.content.size;
  let to = 0;
  transaction.mapping.maps.forEach((map, at) => {
    const rest = transaction.mapping.slice(at + 1);
    map.forEach((_from, _to, newFrom, newTo) => {
      from = Math.min(from, rest.map(newFrom, -1));
      to = Math.max(to, rest.map(newTo, 1));
    });
  });
  return { from, to };
}

/** Moves with the text; gone when it is deleted. */
function moved(offer: PasteOffer, { mapping }: Transaction): PasteOffer | null {
  const from = mapping.map(offer.from, 1);
  const to = mapping.map(offer.to, -1);
  return from < to ? { ...offer, from, to } : null;
}

export function usePasteOffer(editor: Editor) {
  const [offer, setOffer] = useState<PasteOffer | null>(null);
  const pasted = useRef<StructuredText | null>(null);
  useEffect(() => {
    const onTransaction = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return;
      const text = pasted.current;
      if (transaction.getMeta("paste") && text) {
        pasted.current = null;
        setOffer({ text, ...writtenBy(transaction) });
      } else setOffer((before) => before && moved(before, transaction));
    };
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
    };
  }, [editor]);

  return {
    offer,
    /** To be called with each paste, before it is in the text. */
    onPaste: (data: DataTransfer | null) => {
      const isPlain = data !== null && !data.types.includes("text/html");
      pasted.current = isPlain ? structureOf(data.getData("text/plain").normalize("NFC")) : null;
    },
    /** Writes the list or the table in the place of the lines. One undo brings the lines back. */
    accept: () => {
      if (!offer) return;
      const { view } = editor;
      const { tr, doc } = view.state;
      const lines = TextSelection.between(doc.resolve(offer.from), doc.resolve(offer.to));
      view.dispatch(closeHistory(tr.setSelection(lines)));
      view.pasteHTML(offer.text.html);
      setOffer(null);
      view.focus();
    },
    decline: () => {
      setOffer(null);
      editor.view.focus();
    },
  };
}
