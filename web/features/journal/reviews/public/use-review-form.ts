// The form of a review: stored on the server while it is typed, asked about once more before it is sent.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { REVIEW_VERDICTS, type ReviewVerdictName } from "#schema/validation/journal/review-state.ts";
import { reviewForm } from "#schema/validation/journal/reviews.ts";
import { createDraftSender } from "#web/components/forms/draft-sender.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toPageTop } from "#web/components/to-page-top.ts";
import {
  type OpenedReviewFragment,
  useSaveReviewMutation,
  useSendReviewMutation,
} from "#web/gql/linked-review.ts";

interface Values {
  /** In the order of the criteria; empty: none yet. */
  readonly marks: readonly { readonly key: string; readonly mark: string }[];
  readonly toAuthors: string;
  readonly toEditors: string;
  readonly verdict: ReviewVerdictName | "";
  readonly fileForAuthors: boolean;
}

/** What became of what is typed. `elsewhere`: it was written on another device since. */
type SaveState = "unchanged" | "typing" | "saved" | "failed" | "elsewhere";

const LABELS = {
  "marks.*": "reviews.form.criterion",
  "marks.*.mark": "reviews.form.mark",
  toAuthors: "reviews.form.toAuthors",
  toEditors: "reviews.form.toEditors",
  verdict: "reviews.form.verdict",
  fileForAuthors: "reviews.file.forAuthors",
} as const;

function toInput({ marks, verdict, ...rest }: Values) {
  return {
    marks: marks.flatMap(({ key, mark }) => (mark === "" ? [] : [{ key, mark: Number(mark) }])),
    ...rest,
    verdict: REVIEW_VERDICTS.find((one) => one === verdict) ?? null,
  };
}

export function useReviewForm(link: string, review: OpenedReviewFragment, onSent: () => void) {
  const version = useRef(review.version);
  const [saveState, setSaveState] = useState<SaveState>("unchanged");
  const [asking, setAsking] = useState<((yes: boolean) => void) | null>(null);
  const [, save] = useSaveReviewMutation();
  const [, send] = useSendReviewMutation();
  const form = useServerForm({
    name: "review",
    schema: reviewForm(review.criteria),
    initialValues: {
      marks: review.criteria.map(({ key, score }) => ({ key, mark: score === null ? "" : String(score) })),
      toAuthors: review.toAuthors ?? "",
      toEditors: review.toEditors ?? "",
      verdict: review.verdict ?? "",
      fileForAuthors: review.fileForAuthors,
    } as Values,
    labels: LABELS,
    toInput: (values) => ({
      ...toInput(values),
      marks: values.marks.map(({ mark }) => ({ mark: mark === "" ? null : Number(mark) })),
    }),
    send: async (_checked, values): Promise<SendResult> => {
      const isIntended = await new Promise<boolean>((resolve) => setAsking(() => resolve));
      setAsking(null);
      if (!isIntended) return { ok: true };
      await sender.rest();
      const { error } = await send({ link, version: version.current, input: toInput(values) });
      if (error) {
        sender.resume();
        return refusalOf(error);
      }
      toPageTop();
      onSent();
      return { ok: true };
    },
  });
  const keep = useEffectEvent(async () => {
    const sent = form.read();
    const { data, error } = await save({ link, version: version.current, input: toInput(sent) });
    if (data) version.current = data.saveReview;
    const isElsewhere = error !== undefined && refusalOf(error).code === "CONFLICT";
    if (error) setSaveState(isElsewhere ? "elsewhere" : "failed");
    else if (sent === form.read()) setSaveState("saved");
    // What was written elsewhere is not overwritten by trying again.
    return !error || isElsewhere;
  });
  const [sender] = useState(() => createDraftSender(() => keep()));
  const { values, dirty } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is stored
  useEffect(() => {
    if (!dirty) return;
    setSaveState((before) => (before === "elsewhere" ? before : "typing"));
    sender.changed();
  }, [values, dirty]);
  useEffect(() => {
    const leave = () => void sender.now();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      sender.stop(true);
    };
  }, [sender]);
  return { form, saveState, asking: asking !== null, answer: (yes: boolean) => asking?.(yes) };
}
