import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { useDeleteManuscriptDraftMutation } from "#web/gql/manuscripts.ts";
import { MANUSCRIPTS_TAB } from "#web/paths.ts";
import type { ManuscriptPart } from "./manuscript-part.ts";
import { useManuscriptAct } from "./use-manuscript-act.ts";

/** Throws a draft away that was never sent. */
export function DeleteDraft({ manuscript: { id, version }, onChanged }: ManuscriptPart) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [, remove] = useDeleteManuscriptDraftMutation();
  const { act } = useManuscriptAct(() => {});
  const confirm = () =>
    void act(async () => {
      const answer = await remove({ id, version });
      setAsking(false);
      if (answer.error) onChanged();
      else await navigate(MANUSCRIPTS_TAB);
      return answer;
    }, "manuscripts.deleted");
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        <FormattedMessage id="manuscripts.delete" />
      </Button>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="manuscripts.delete.title" />}
          detail={<FormattedMessage id="manuscripts.delete.detail" />}
          action={<FormattedMessage id="manuscripts.delete" />}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
