// Shows where an old address leads: a new one, or one that is changed. Both can be undone for ten seconds (decision 149).
import { Button } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { redirectInput } from "#schema/validation/core/redirects.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  type ListedRedirectFragment,
  useAddRedirectMutation,
  useChangeRedirectMutation,
  useDeleteRedirectMutation,
} from "#web/gql/redirects.ts";

export interface RedirectDialogProps {
  /** What is changed; a new one has no id, and perhaps its address. */
  redirect: Pick<ListedRedirectFragment, "address" | "target"> & Partial<ListedRedirectFragment>;
  onClose: () => void;
  /** Called after each change, the one back too. */
  onChanged: () => void;
}

/** People copy what is in the browser's line of addresses. */
const withoutOwnSite = (typed: string): string => {
  const { origin } = window.location;
  return typed.trim().startsWith(`${origin}/`) ? typed.trim().slice(origin.length) : typed;
};

export function RedirectDialog({ redirect, onClose, onChanged }: RedirectDialogProps) {
  const intl = useIntl();
  const id = useId();
  const isNew = redirect.id === undefined;
  const save = useSave(redirect, onChanged);
  const form = useServerForm({
    name: "redirect",
    schema: redirectInput,
    initialValues: { address: redirect.address, target: redirect.target },
    toInput: ({ address, target }) => ({ address, target: withoutOwnSite(target) }),
    labels: { address: "redirects.field.address", target: "redirects.field.target" },
    send: async (input) => {
      const error = await save(input);
      if (error) return refusalOf(error);
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={id}
      title={intl.formatMessage({ id: isNew ? "redirects.add" : "redirects.change" })}
      onClose={onClose}
    >
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextField
          {...form.field("address")}
          needed
          autoComplete="off"
          hint={<FormattedMessage id="redirects.field.address.hint" />}
        />
        <TextField
          {...form.field("target")}
          needed
          autoComplete="off"
          hint={<FormattedMessage id="redirects.field.target.hint" />}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="redirects.save" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}

/** Saves, and offers to undo it. @returns what failed */
function useSave(before: RedirectDialogProps["redirect"], onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [, add] = useAddRedirectMutation();
  const [, change] = useChangeRedirectMutation();
  const [, remove] = useDeleteRedirectMutation();
  const offer = (text: string, undo: Parameters<typeof offerUndo>[0]["undo"]) =>
    offerUndo({
      title: intl.formatMessage({ id: "redirects.saved" }),
      text,
      undo,
      undone: intl.formatMessage({ id: "redirects.undone" }),
      onBack: onChanged,
    });

  return async (input: { readonly address: string; readonly target: string }) => {
    const { id, version, address, target } = before;
    if (id === undefined || version === undefined) {
      const { data, error } = await add({ input });
      if (data) offer(data.addRedirect.address, () => remove({ id: data.addRedirect.id }));
      return error;
    }
    const { data, error } = await change({ id, version, input });
    if (data) {
      const { version: now } = data.changeRedirect;
      offer(input.address, () => change({ id, version: now, input: { address, target } }));
    }
    return error;
  };
}
