// "Done": what is still blank is listed; else the scores are locked after a question.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Dialog } from "#web/components/Dialog.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  LinkedRatingDocument,
  useDeclineRatingMutation,
  useFinishRatingMutation,
} from "#web/gql/linked-rating.ts";
import type { Settle } from "./Scoring.tsx";

interface FinishPartProps {
  link: string;
  sheets: ReadonlyMap<number, Settle>;
  onFinished: () => void;
}

export function FinishPart({ link, sheets, onFinished }: FinishPartProps) {
  const intl = useIntl();
  const client = useClient();
  const act = useAction(onFinished);
  const [, finish] = useFinishRatingMutation();
  const [, decline] = useDeclineRatingMutation();
  const [asked, setAsked] = useState<"finish" | "give-up" | null>(null);
  const [blanks, setBlanks] = useState<readonly string[]>([]);
  const ask = async () => {
    const settled = await Promise.all([...sheets.values()].map((settle) => settle()));
    if (!settled.every(Boolean)) {
      return showToast({ kind: "bad", title: intl.formatMessage({ id: "exam-rating.finish.unsaved" }) });
    }
    const { data } = await client.query(LinkedRatingDocument, { link }, { requestPolicy: "network-only" });
    const scripts = (data?.linkedRating?.papers ?? []).flatMap((paper) => paper.scripts);
    const missing = scripts.filter(({ points }) => points.some((value) => value === null));
    setBlanks(missing.map(({ code }) => code));
    if (missing.length === 0) setAsked("finish");
  };
  const confirm = async () => {
    const isFinish = asked === "finish";
    setAsked(null);
    if (isFinish) await act(finish({ link }), "exam-rating.finish.finished");
    else await act(decline({ link }), "exam-rating.giveUp.given");
  };
  return (
    <Group gap={12} pt={16} className="ruled">
      <Button onClick={() => void ask()}>
        <FormattedMessage id="exam-rating.finish" />
      </Button>
      <Button variant="subtle" onClick={() => setAsked("give-up")}>
        <FormattedMessage id="exam-rating.giveUp" />
      </Button>
      {blanks.length === 0 ? null : (
        <Dialog
          title={<FormattedMessage id="exam-rating.blanks.title" />}
          closeLabel={intl.formatMessage({ id: "exam-rating.close" })}
          onClose={() => setBlanks([])}
        >
          <Stack gap={8}>
            <Text>
              <FormattedMessage id="exam-rating.blanks.detail" values={{ count: blanks.length }} />
            </Text>
            <Text ff="monospace" className="longWords">
              {blanks.join(", ")}
            </Text>
          </Stack>
        </Dialog>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={<FormattedMessage id={asked === "finish" ? "exam-rating.finish" : "exam-rating.giveUp"} />}
          detail={
            <FormattedMessage
              id={asked === "finish" ? "exam-rating.finish.detail" : "exam-rating.giveUp.detail"}
            />
          }
          action={
            <FormattedMessage id={asked === "finish" ? "exam-rating.finish.do" : "exam-rating.giveUp.do"} />
          }
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(null)}
        />
      )}
    </Group>
  );
}
