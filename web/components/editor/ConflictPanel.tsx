// Somebody else saved first. What only one of the two changed is taken as it is. What both changed is here twice, to be chosen.

import { Box, Button, Group, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import styles from "./ConflictPanel.module.css";
import type { Choices, Difference, Side } from "./differences.ts";
import type { EditorState } from "./editor-types.ts";
import { type DescribeValue, ValueWords } from "./ValueWords.tsx";

interface ConflictPanelProps {
  editor: EditorState;
  conflict: NonNullable<EditorState["conflict"]>;
  describe: DescribeValue;
}

export function ConflictPanel({ editor, conflict, describe }: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { isDeleted, differences } = conflict;
  const having = (verdict: Difference["verdict"]) => differences.filter((one) => one.verdict === verdict);
  const names = (verdict: Side) => having(verdict).map(editor.nameOfDifference).join(", ");
  const answer = () => {
    const open = editor.resolve(choices);
    if (open === null) return;
    setAsked(true);
    document.getElementById(`merge-${open.id}-mine`)?.focus();
  };
  return (
    <Stack
      component="section"
      gap={20}
      p={24}
      className="notice"
      data-tone="warn"
      aria-labelledby="conflict-title"
    >
      <Box id="conflict-title" component="h2" fz="1.375rem" fw={600} lh={1.4} tabIndex={-1} ref={heading}>
        <FormattedMessage id={isDeleted ? "forms.merge.deleted" : "forms.merge.title"} />
      </Box>
      <p>
        <FormattedMessage id={isDeleted ? "forms.merge.deletedDetail" : "forms.merge.detail"} />
      </p>
      {isDeleted ? null : (
        <>
          {(["theirs", "mine"] as const).map((side) =>
            having(side).length === 0 ? null : (
              <p key={side}>
                <FormattedMessage id={`forms.merge.${side}Only`} values={{ parts: names(side) }} />
              </p>
            ),
          )}
          {having("ask").map((difference) => (
            <Question
              key={difference.id}
              difference={difference}
              name={editor.nameOfDifference(difference)}
              chosen={choices[difference.id]}
              isMissing={wasAsked && choices[difference.id] === undefined}
              describe={describe}
              onChoose={(side) => setChoices({ ...choices, [difference.id]: side })}
            />
          ))}
        </>
      )}
      <Group gap="8px 16px" align="stretch">
        {isDeleted ? (
          <Button onClick={() => void editor.restore()}>
            <FormattedMessage id="forms.merge.restore" />
          </Button>
        ) : (
          <>
            <Button onClick={answer}>
              <FormattedMessage id="forms.merge.save" />
            </Button>
            <Button variant="outline" onClick={editor.takeTheirs}>
              <FormattedMessage id="forms.merge.takeTheirs" />
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={editor.close}>
          <FormattedMessage id="forms.merge.close" />
        </Button>
      </Group>
    </Stack>
  );
}

interface QuestionProps {
  difference: Difference;
  name: string;
  chosen: Side | undefined;
  /** It has to be chosen, and is not. */
  isMissing: boolean;
  describe: DescribeValue;
  onChoose: (side: Side) => void;
}

function Question({ difference, name, chosen, isMissing, describe, onChoose }: QuestionProps) {
  const intl = useIntl();
  const { id, field } = difference;
  return (
    <fieldset>
      <legend className="h4">{name}</legend>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={24} verticalSpacing={16} mt={8}>
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side} className={styles.side} data-chosen={chosen === side}>
            <Radio
              classNames={{
                root: `lineBelow ${styles.whose}`,
                radio: styles.radio,
                icon: styles.dot,
                label: "coversRow",
              }}
              id={`merge-${id}-${side}`}
              name={`merge-${id}`}
              label={
                <b>
                  <FormattedMessage id={`forms.merge.${side}`} />
                </b>
              }
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <ScrollRegion
              isGroup
              className={styles.words}
              label={`${name}: ${intl.formatMessage({ id: `forms.merge.${side}` })}`}
            >
              <ValueWords field={field} value={difference[side]} describe={describe} />
            </ScrollRegion>
          </div>
        ))}
      </SimpleGrid>
      {isMissing ? (
        <Text mt={8} c="var(--bad)" fw={600} role="alert">
          <FormattedMessage id="forms.merge.choose" />
        </Text>
      ) : null}
    </fieldset>
  );
}
