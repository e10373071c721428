// Somebody else saved first. What only one of both changed is taken as it is; what both changed stands here twice, and each is chosen.

import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import panel from "#web/components/editor/TextConflict.module.css";
import type { Board } from "#web/gql/enums.ts";
import styles from "./MergePanel.module.css";
import type { Side } from "./merge-parts.ts";
import { PartWords } from "./PartWords.tsx";
import { type Choices, POST_PARTS, type PostMerge, type PostPart } from "./post-parts.ts";

interface MergePanelProps {
  board: Board;
  merge: PostMerge;
  /** Puts both together as chosen, and saves. */
  onMerge: (choices: Choices) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function MergePanel({ board, merge, onMerge, onTakeTheirs, onClose }: MergePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [asked, setAsked] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const having = (verdict: string) => POST_PARTS.filter(({ name }) => merge.verdicts.get(name) === verdict);
  const open = having("ask").filter(({ name }) => choices[name] === undefined);
  const answer = () => {
    const [first] = open;
    if (first === undefined) return onMerge(choices);
    setAsked(true);
    document.getElementById(`merge-${first.name}-mine`)?.focus();
  };
  const names = (parts: typeof open) =>
    parts.map(({ name, label }, at) => (
      <span key={name}>
        {at === 0 ? null : ", "}
        <FormattedMessage id={label} />
      </span>
    ));
  return (
    <section className={panel.panel} aria-labelledby="merge-title">
      <h2 id="merge-title" className={panel.title} tabIndex={-1} ref={heading}>
        <FormattedMessage id="editor.conflict.title" />
      </h2>
      <p>
        <FormattedMessage id={having("ask").length > 0 ? "editor.merge.detail" : "editor.merge.clean"} />
      </p>
      {having("theirs").length > 0 ? (
        <p>
          <FormattedMessage id="editor.merge.theirs" values={{ parts: names(having("theirs")) }} />
        </p>
      ) : null}
      {having("mine").length > 0 ? (
        <p>
          <FormattedMessage id="editor.merge.mine" values={{ parts: names(having("mine")) }} />
        </p>
      ) : null}
      {having("ask").map(({ name, label }) => (
        <fieldset key={name} className={styles.part}>
          <legend>
            <FormattedMessage id={label} />
          </legend>
          <div className={panel.sides}>
            {(["mine", "theirs"] as const).map((side) => (
              <Choice
                key={side}
                name={name}
                side={side}
                chosen={choices[name] === side}
                onChoose={() => setChoices({ ...choices, [name]: side })}
              >
                <PartWords part={name} values={merge[side]} side={side} board={board} />
              </Choice>
            ))}
          </div>
          {asked && choices[name] === undefined ? (
            <p className={styles.missing} role="alert">
              <FormattedMessage id="editor.merge.choose" />
            </p>
          ) : null}
        </fieldset>
      ))}
      <div className={panel.choices}>
        <Button onClick={answer}>
          <FormattedMessage id="editor.merge.save" />
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          <FormattedMessage id="editor.conflict.takeTheirs" />
        </Button>
        <Button variant="subtle" onClick={onClose}>
          <FormattedMessage id="editor.conflict.close" />
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  name: PostPart;
  side: Side;
  chosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ name, side, chosen, onChoose, children }: ChoiceProps) {
  const id = `merge-${name}-${side}`;
  return (
    <div className={styles.side} data-chosen={chosen}>
      <label htmlFor={id} className={styles.whose}>
        <input type="radio" id={id} name={`merge-${name}`} checked={chosen} onChange={onChoose} />
        <FormattedMessage id={`editor.conflict.${side}`} />
      </label>
      {children}
    </div>
  );
}
