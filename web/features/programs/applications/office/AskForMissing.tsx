// Everybody without a photo is asked for one in one act, a part at a time.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAskForMissingPhotosMutation } from "#web/gql/photo-sheet.ts";

interface AskForMissingProps {
  programId: number;
  /** Without a photo, and not asked yet. */
  count: number;
  onChanged: () => void;
}

export function AskForMissing({ programId, count, onChanged }: AskForMissingProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [, ask] = useAskForMissingPhotosMutation();
  const askAll = async () => {
    let [asked, after]: [number, number | null] = [0, null];
    do {
      const { data, error } = await ask({ programId, after });
      if (!data) return await sayRefusal(intl, error);
      asked += data.askForMissingPhotos.asked;
      after = data.askForMissingPhotos.after;
    } while (after !== null);
    showToast({ kind: "ok", title: intl.formatMessage({ id: "photo-sheet.askAll.done" }, { count: asked }) });
  };
  const answer = async () => {
    setOpen(false);
    setBusy(true);
    await askAll();
    setBusy(false);
    onChanged();
  };
  if (count === 0) return null;
  return (
    <div>
      <Button size="sm" disabled={isBusy} onClick={() => setOpen(true)}>
        <FormattedMessage id="photo-sheet.askAll" values={{ count }} />
      </Button>
      {isOpen ? (
        <FormDialog
          title={<FormattedMessage id="photo-sheet.askAll.title" values={{ count }} />}
          answer={<FormattedMessage id="photo-sheet.askAll" values={{ count }} />}
          onAnswer={() => void answer()}
          onClose={() => setOpen(false)}
        >
          <Text>
            <FormattedMessage id="photo-sheet.askAll.detail" />
          </Text>
        </FormDialog>
      ) : null}
    </div>
  );
}
