// Shows what a file of a translator's tool would change: the English of paragraphs, remarks, and what finds no place any more.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { wordsIn } from "#schema/validation/core/translation/codes.ts";
import { CodedPieces } from "./CodedWords.tsx";
import type { XliffChange, XliffMerge } from "./xliff-merge.ts";

export function XliffChanges({ merge: { changes, remarks, left } }: { merge: XliffMerge }) {
  return (
    <>
      {left.length === 0 ? null : (
        <Box component="section" mb={12}>
          <Text c="var(--warn)" fw={600}>
            <FormattedMessage id="translation.xliff.left" values={{ count: left.length }} />
          </Text>
          <ul>
            {left.map(({ number, source, target }) => (
              <Box key={`${number} ${source}`} component="li" className="lineAbove longWords" py={8}>
                <Text fz="sm" c="var(--ink-3)" lang="ko">
                  {source}
                </Text>
                <Text fz="sm" lang="en">
                  {wordsIn(target ?? [])}
                </Text>
              </Box>
            ))}
          </ul>
        </Box>
      )}
      <ol>
        {changes.map((change) => (
          <Change key={change.at} change={change} />
        ))}
      </ol>
      {remarks.length === 0 ? null : (
        <section>
          <Text fw={600} mt={12}>
            <FormattedMessage id="translation.xliff.remarks" values={{ count: remarks.length }} />
          </Text>
          <ul>
            {remarks.map(({ at, text }) => (
              <Box key={`${at} ${text}`} component="li" className="lineAbove longWords" py={8}>
                <Text fz="sm">{text}</Text>
              </Box>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Change({ change }: { change: XliffChange }) {
  const { before, source, line, lineBefore, missing, doubled, isUnconfirmed } = change;
  const { codes } = source;
  return (
    <Box component="li" className="lineAbove longWords" py={8}>
      <Text fz="sm" c="var(--ink-3)" lang="ko" lineClamp={2}>
        <CodedPieces {...source} />
      </Text>
      {before === null ? null : (
        <Text fz="sm" c="var(--ink-2)" lang="en" component="del" display="block" td="line-through">
          <CodedPieces line={lineBefore} codes={codes} />
        </Text>
      )}
      <Text fz="0.9375rem" mt={4} lang="en" component="ins" display="block" td="none">
        <CodedPieces line={line} codes={codes} />
      </Text>
      {missing + doubled === 0 ? null : (
        <Text fz="sm" c="var(--warn)" fw={600}>
          <FormattedMessage id="translation.xliff.codes" values={{ missing, doubled }} />
        </Text>
      )}
      {isUnconfirmed ? (
        <Text fz="sm" c="var(--warn)">
          <FormattedMessage id="translation.xliff.unconfirmed" />
        </Text>
      ) : null}
    </Box>
  );
}
