// Asks where a link leads. An address without its beginning gets one; one that may not stand in a text is not taken.
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isSafeHref } from "#schema/validation/core/href.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before: unknown = editor.getAttributes("link").href;
  const [href, setHref] = useState(typeof before === "string" ? before : "");
  const [refused, setRefused] = useState(false);

  const answer = () => {
    const whole = completeHref(href);
    const link = editor.chain().focus().extendMarkRange("link");
    if (whole === "") link.unsetLink().run();
    else if (!isSafeHref(whole)) return setRefused(true);
    else if (editor.state.selection.empty && before === undefined) {
      editor
        .chain()
        .focus()
        .insertContent({ type: "text", text: whole, marks: [{ type: "link", attrs: { href: whole } }] })
        .run();
    } else link.setLink({ href: whole }).run();
    onClose();
  };

  return (
    <FormDialog
      title={<FormattedMessage id="editor.link.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      onAnswer={answer}
      onClose={onClose}
    >
      <TextField
        id={id}
        name="href"
        label="editor.link.address"
        hint={<FormattedMessage id="editor.link.hint" />}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={href}
        error={refused ? "HREF_INVALID" : undefined}
        onBlur={() => {}}
        onChange={(typed) => {
          setHref(typed);
          setRefused(false);
        }}
      />
    </FormDialog>
  );
}

/** "example.org" and "me@example.org" as people type them, with what belongs in front. */
export function completeHref(typed: string): string {
  const href = typed.trim();
  if (href === "" || href.startsWith("/") || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  return /^[^\s/@]+@[^\s/@]+$/.test(href) ? `mailto:${href}` : `https://${href}`;
}
