// Both programs beside each other: the facts that differ, then the texts.
import { FormattedMessage, useIntl } from "react-intl";
import { TextComparison } from "#web/components/editor/TextComparison.tsx";
import { TextConflict } from "#web/components/editor/TextConflict.tsx";
import { WRITTEN_LANGUAGES } from "#web/components/editor/written-texts.ts";
import { differingFacts } from "./differing-facts.ts";
import styles from "./ProgramConflict.module.css";
import { toProgramValues } from "./program-input.ts";
import { programLabel } from "./program-labels.ts";
import type { ProgramValues } from "./program-values.ts";
import type { EditedProgram } from "./use-edited-program.ts";

interface ProgramConflictProps {
  mine: ProgramValues;
  theirs: EditedProgram;
  deleted: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function ProgramConflict({ mine, theirs, ...panel }: ProgramConflictProps) {
  const intl = useIntl();
  const other = toProgramValues(theirs);
  const facts = differingFacts(mine, other, intl);
  return (
    <TextConflict {...panel}>
      {facts.length === 0 ? null : (
        <table className={styles.facts}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="program-office.conflict.field" />
              </th>
              <th scope="col">
                <FormattedMessage id="editor.conflict.mine" />
              </th>
              <th scope="col">
                <FormattedMessage id="editor.conflict.theirs" />
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ path, mine: own, theirs: stored }) => (
              <tr key={path}>
                <th scope="row">
                  <FormattedMessage id={programLabel(path)} />
                </th>
                <td>{own}</td>
                <td>{stored}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {WRITTEN_LANGUAGES.map((language) => (
        <TextComparison
          key={language}
          language={language}
          mine={mine}
          theirs={{ title: other[`${language}Title`], content: other[`${language}Content`] }}
        />
      ))}
    </TextConflict>
  );
}
