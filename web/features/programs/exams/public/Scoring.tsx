// The sheets of a rater, a paper each, and "done", which locks them.
import { Stack, Title } from "@mantine/core";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OpenedRatingFragment, ScoredPaperFragment } from "#web/gql/linked-rating.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { FinishPart } from "./FinishPart.tsx";
import { ScoringSheet } from "./ScoringSheet.tsx";
import { nameIn } from "./sheet-rows.ts";
import { useScoreSheet } from "./use-score-sheet.ts";

/** Saves what can be saved. @returns whether nothing is left that the server does not have */
export type Settle = () => Promise<boolean>;

interface ScoringProps {
  link: string;
  rating: OpenedRatingFragment;
  /** Asks again what the link opens. */
  onChanged: () => void;
}

export function Scoring({ link, rating, onChanged }: ScoringProps) {
  const sheets = useRef(new Map<number, Settle>());
  const [reloads, setReloads] = useState(0);
  const papers = rating.papers.filter(({ scripts }) => scripts.length > 0);
  const scripts = papers.flatMap((paper) => paper.scripts);
  const locked = scripts.filter(({ isLocked }) => isLocked).length;
  const isDone = locked === scripts.length;
  const done = useRef<HTMLParagraphElement>(null);
  const wasDone = useRef(isDone);
  // The button that finished is below a long table and gone now: what is said above it takes the focus, and so comes into view.
  useEffect(() => {
    if (isDone && !wasDone.current) done.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  if (scripts.length === 0) {
    return (
      <p role="status">
        <FormattedMessage id="exam-rating.none" />
      </p>
    );
  }
  const reload = () => {
    onChanged();
    setReloads(reloads + 1);
  };
  return (
    <Stack gap={32}>
      {isDone ? (
        <p role="status" ref={done} tabIndex={-1}>
          <FormattedMessage id="exam-rating.done" />
        </p>
      ) : null}
      {papers.map((paper) => (
        <Paper
          // What the server has is taken again once it is locked, and where somebody asks for it.
          key={`${paper.id} ${paper.scripts.length} ${locked} ${paper.scripts.reduce((sum, { version }) => sum + version, reloads)}`}
          {...{ link, paper, sheets: sheets.current }}
          onReload={reload}
        />
      ))}
      {isDone ? null : <FinishPart link={link} sheets={sheets.current} onFinished={reload} />}
    </Stack>
  );
}

interface PaperProps {
  link: string;
  paper: ScoredPaperFragment;
  /** What "done" waits for. */
  sheets: Map<number, Settle>;
  onReload: () => void;
}

function Paper({ link, paper, sheets, onReload }: PaperProps) {
  const language = useLanguage();
  const id = useId();
  const sheet = useScoreSheet(link, paper);
  const settle = useEffectEvent(() => sheet.settle());
  useEffect(() => {
    sheets.set(paper.id, () => settle());
    return () => {
      sheets.delete(paper.id);
    };
  }, [sheets, paper.id]);
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} size="h4" pt={12} mb={12} className="ruled">
        {nameIn(paper, language)}
      </Title>
      <ScoringSheet {...{ link, paper, sheet, onReload }} />
    </section>
  );
}
