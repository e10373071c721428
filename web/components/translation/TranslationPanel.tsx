// Under both texts: the paragraph that is being translated, what it waits for, what was translated before
// that is like it, and what its English should be looked at for. F8 goes to the next one that waits, F9 takes
// the most similar translation and again the next one, Tab what is suggested while somebody types.
import { Button, Group, SimpleGrid, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useId } from "react";
import { FormattedMessage } from "react-intl";
import { FillButton } from "./FillButton.tsx";
import { Findings } from "./Findings.tsx";
import { MemoryMatches } from "./MemoryMatches.tsx";
import { targetOf } from "./match-target.ts";
import { nextMatch } from "./next-match.ts";
import { ParagraphStatus } from "./ParagraphStatus.tsx";
import { PictureWords } from "./PictureWords.tsx";
import { answersFor, needsWork } from "./questioned.ts";
import { Remarks } from "./Remarks.tsx";
import { wordsBeside } from "./remarks-beside.ts";
import { Suggestion } from "./Suggestion.tsx";
import styles from "./TranslationPanel.module.css";
import { useLineSuggestion } from "./use-line-suggestion.ts";
import { type Match, useMatches } from "./use-matches.ts";
import { useSuggestion } from "./use-suggestion.ts";
import type { Translation } from "./use-translation.ts";
import type { TranslationSession } from "./use-translation-work.ts";

interface TranslationPanelProps {
  translation: Translation;
  /** Null: a text that was never saved has no remarks. */
  session: TranslationSession | null;
  /** The English is on the screen; else the panel is folded until somebody wants it. */
  isTranslating: boolean;
}

export function TranslationPanel({ translation, session, isTranslating }: TranslationPanelProps) {
  const { all, current, picture, step, take, answer, sinceOf } = translation;
  const isOpen = translation.isUnfolded ?? isTranslating;
  const headingId = useId();
  const one = all[current];
  const english = one?.paragraph.en?.text ?? null;
  const waiting = all.filter(needsWork).length;
  const found = useMatches(isOpen ? (one?.paragraph.ko?.text ?? "") : "");
  // What is there now is not offered again.
  const matches = found.filter(({ en }) => en !== english);
  const source =
    isOpen && one?.paragraph.ko
      ? {
          ko: one.paragraph.ko.text,
          matches: matches.map(({ en }) => en),
          terms: one.terms,
          names: translation.names,
        }
      : null;
  const inText = useSuggestion(translation.editors.en, translation.line === null ? source : null);
  const inLine = useLineSuggestion(translation.line, source);
  const use = (match: Match) => take(targetOf(match, one?.paragraph.ko ?? null));
  const takeNext = () => {
    // Two quick presses: the second is about what the first one put in, before it is drawn.
    const now = translation.now()[current]?.paragraph.en?.text ?? null;
    const next = nextMatch(found, now);
    if (next) use(next);
  };
  const right = one ? answersFor(one) : [];
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey && event.key === "," && translation.insertCode()) return event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "F8") step(event.shiftKey ? -1 : 1);
    else if (event.key !== "F9") return;
    else if (event.shiftKey) right.length > 0 && answer(right);
    else takeNext();
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <section className={`ruled ${styles.panel}`} data-open={isOpen || undefined} aria-labelledby={headingId}>
      <Group gap="0 16px" justify="space-between">
        <Group gap="0 16px">
          <Text id={headingId} component="h2" fz="1rem" fw={600} lh={2}>
            <FormattedMessage id="translation.title" />
          </Text>
          <Text component="p" role="status" fz="sm" c="var(--ink-2)">
            <FormattedMessage id="translation.waiting" values={{ count: waiting, all: all.length }} />
          </Text>
        </Group>
        <Group gap={4}>
          {isOpen ? <FillButton translation={translation} /> : null}
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              size="compact-sm"
              variant="subtle"
              aria-keyshortcuts={by === 1 ? "F8" : "Shift+F8"}
              aria-disabled={waiting === 0}
              onClick={() => step(by)}
            >
              <span>
                <FormattedMessage id={by === 1 ? "translation.next" : "translation.before"} />
                <span aria-hidden="true">{by === 1 ? " (F8)" : " (Shift+F8)"}</span>
              </span>
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            onClick={() => translation.unfold(!isOpen)}
          >
            <span className="spoken">
              <FormattedMessage id="translation.title" />
              {": "}
            </span>
            <FormattedMessage id={isOpen ? "translation.fold" : "translation.unfold"} />
          </Button>
        </Group>
      </Group>
      {isOpen && one ? (
        <SimpleGrid minColWidth="calc(min(100%, 360px))" spacing={32} verticalSpacing={12} pt={4} pb={8}>
          <div>
            <ParagraphStatus
              questioned={one}
              place={current + 1}
              all={all.length}
              since={sinceOf(one)}
              right={right}
              onCode={() => void translation.insertCode()}
              onAnswer={answer}
            />
            {picture === null ? null : <PictureWords key={current} picture={picture} />}
            <Suggestion words={inLine ?? inText} />
            <Findings findings={one.findings} onAnswer={answer} />
          </div>
          <div>
            <MemoryMatches
              ko={one.paragraph.ko}
              matches={matches}
              next={nextMatch(found, english)}
              onTake={use}
            />
            {session === null ? null : (
              <Remarks
                key={current}
                remarks={one.remarks}
                onAdd={(text) => session.addRemark({ ...wordsBeside(one), text })}
                onResolve={(id, isResolved) => void session.resolve(id, isResolved)}
              />
            )}
          </div>
        </SimpleGrid>
      ) : null}
    </section>
  );
}
