import { Box, Checkbox, Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber } from "react-intl";
import type { ManagedPresentationFragment } from "#web/gql/presentations-office.ts";
import { AuthorsOfTalk } from "./AuthorsOfTalk.tsx";
import { SlidesOfTalk } from "./SlidesOfTalk.tsx";

interface SubmittedRowProps {
  presentation: ManagedPresentationFragment;
  topics: readonly string[];
  isChosen: boolean;
  onChoose: () => void;
  onChanged: () => void;
}

export function SubmittedRow({ presentation, topics, isChosen, onChoose, onChanged }: SubmittedRowProps) {
  const { titleKo, titleEn, abstractKo, abstractEn, kind, topic, state, reviews } = presentation;
  const title = titleKo ?? titleEn ?? "";
  const scores = reviews.flatMap(({ score }) => score ?? []);
  const asked = reviews.filter(({ hasConflict }) => !hasConflict);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={title}
          checked={isChosen}
          disabled={state === "WITHDRAWN"}
          onChange={onChoose}
        />
      </td>
      <Box scope="row" component="th" miw="14rem">
        <details>
          <summary>{title}</summary>
          <Text fz="sm" py={8} className="lines">
            {[abstractKo, abstractEn].filter((text) => text !== null).join("\n\n")}
          </Text>
          {reviews.map(({ reviewer, score, comment, hasConflict, isDone }) => (
            <Text key={reviewer} fz="sm" c="var(--ink-2)">
              <FormattedMessage
                id="presentations-office.review"
                values={{
                  reviewer,
                  said: hasConflict ? "conflict" : isDone ? "done" : "open",
                  score: score ?? 0,
                  comment: comment ?? "",
                }}
              />
            </Text>
          ))}
        </details>
        {topic === null ? null : (
          <Text fz="sm" c="var(--ink-2)">
            {topics[topic]}
          </Text>
        )}
        <SlidesOfTalk presentation={presentation} onChanged={onChanged} />
      </Box>
      <td>
        <AuthorsOfTalk presentation={presentation} onChanged={onChanged} />
      </td>
      <td>
        <FormattedMessage id={`presentations.kind.${kind}`} />
      </td>
      <td>
        {scores.length === 0 ? (
          "–"
        ) : (
          <>
            <FormattedNumber value={average} maximumFractionDigits={2} /> ({scores.join(", ")})
          </>
        )}
        {asked.length === 0 ? null : (
          <Text fz="sm" c="var(--ink-2)">
            <FormattedMessage
              id="presentations-office.reviewed"
              values={{ done: asked.filter(({ isDone }) => isDone).length, asked: asked.length }}
            />
          </Text>
        )}
      </td>
      <td>
        <FormattedMessage id={`presentations.state.${state}`} />
      </td>
    </tr>
  );
}
