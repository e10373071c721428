// Asks where a link leads. An address without its beginning gets one; one that may not stand in a text is not taken.
import { Input } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isSafeHref } from "#schema/validation/href.ts";
import { FieldShell, tied } from "#web/components/forms/FieldShell.tsx";
import { EditorDialog } from "./EditorDialog.tsx";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before: unknown = editor.getAttributes("link").href;
  const [href, setHref] = useState(typeof before === "string" ? before : "");
  const [refused, setRefused] = useState(false);
  const error = refused ? "HREF_INVALID" : undefined;
  const hint = <FormattedMessage id="editor.link.hint" />;

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
    <EditorDialog
      title={<FormattedMessage id="editor.link.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      onAnswer={answer}
      onClose={onClose}
    >
      <FieldShell id={id} label="editor.link.address" error={error} hint={hint}>
        <Input
          attributes={{ input: tied(id, error, hint) }}
          withAria={false}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={href}
          error={refused}
          onChange={(event) => {
            setHref(event.currentTarget.value);
            setRefused(false);
          }}
        />
      </FieldShell>
    </EditorDialog>
  );
}

/** "example.org" and "me@example.org" as people type them, with what belongs in front. */
export function completeHref(typed: string): string {
  const href = typed.trim();
  if (href === "" || href.startsWith("/") || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  return /^[^\s/@]+@[^\s/@]+$/.test(href) ? `mailto:${href}` : `https://${href}`;
}
