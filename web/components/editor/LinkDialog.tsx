// Asks where a link leads. An address without its beginning gets one; one that is not allowed in a text is refused.
import type { Editor } from "@tiptap/core";
import { FormattedMessage } from "react-intl";
import { linkTarget } from "#schema/validation/core/editor-dialogs.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes("link").href;
  const form = useServerForm({
    name: "link",
    schema: linkTarget,
    initialValues: { href: typeof before === "string" ? before : "" },
    toInput: ({ href }) => ({ href: completeHref(href) }),
    labels: { href: "editor.link.address" },
    send: async ({ href }) => {
      const link = editor.chain().focus().extendMarkRange("link");
      if (href === "") link.unsetLink().run();
      else if (editor.state.selection.empty && before === undefined) {
        editor
          .chain()
          .focus()
          .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
          .run();
      } else link.setLink({ href }).run();
      onClose();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="editor.link.title" />}
      answer={<FormattedMessage id="editor.dialog.apply" />}
      isOfOneField
      onClose={onClose}
    >
      <TextField
        {...form.field("href")}
        hint={<FormattedMessage id="editor.link.hint" />}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </ServerFormDialog>
  );
}

/** "example.org" and "me@example.org" as people type them, with what belongs in front. */
export function completeHref(typed: string): string {
  const href = typed.trim();
  if (href === "" || href.startsWith("/") || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  return /^[^\s/@]+@[^\s/@]+$/.test(href) ? `mailto:${href}` : `https://${href}`;
}
