// The scripts of a session: whose each is, its file, what its raters gave.
import { Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { ManyScriptFiles } from "./ManyScriptFiles.tsx";
import type { Scoring } from "./ScoringPage.tsx";
import { ScriptFile } from "./ScriptFile.tsx";

export function ScriptsPart({ scoring, onChanged }: { scoring: Scoring; onChanged: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const { scripts, raters, isLocked } = scoring;
  const nameOf = new Map(raters.map(({ id, name }) => [id, name]));
  if (scripts.length === 0) return null;
  return (
    <Part
      title={<FormattedMessage id="exam-scoring.scripts" />}
      beside={isLocked ? null : <ManyScriptFiles scripts={scripts} onChanged={onChanged} />}
    >
      <ScrollRegion label={intl.formatMessage({ id: "exam-scoring.scripts" })} maxHeight="70vh" isGroup>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="exam-scoring.scripts.examinee" />
              </th>
              <th scope="col">
                <FormattedMessage id="exam-scoring.scripts.paper" />
              </th>
              <th scope="col">
                <FormattedMessage id="exam-scoring.scripts.code" />
              </th>
              <th scope="col">
                <FormattedMessage id="exam-scoring.scripts.file" />
              </th>
              <th scope="col">
                <FormattedMessage id="exam-scoring.scripts.scores" />
              </th>
            </tr>
          </thead>
          <tbody>
            {scripts.map((script) => (
              <tr key={script.id}>
                <th scope="row">
                  {script.examNumber} {script.name}
                </th>
                <td>
                  {language === "en" ? (script.paperNameEn ?? script.paperNameKo) : script.paperNameKo}{" "}
                  {script.pair === null ? null : <FormattedMessage id={`exams.pair.${script.pair}`} />}
                </td>
                <td>
                  <Text span ff="monospace">
                    {script.code}
                  </Text>
                </td>
                <td>
                  <ScriptFile script={script} isLocked={isLocked} onChanged={onChanged} />
                </td>
                <td>
                  <Group gap="2px 12px">
                    {script.scores.map(({ raterId, points, doneAt, isThird, note }) => (
                      <span key={raterId} title={note ?? undefined}>
                        {nameOf.get(raterId)}{" "}
                        {doneAt === null ? (
                          <FormattedMessage id="exam-scoring.scripts.open" />
                        ) : (
                          <b>{points}</b>
                        )}
                        {isThird ? (
                          <>
                            {" "}
                            (<FormattedMessage id="exam-scoring.scripts.third" />)
                          </>
                        ) : null}
                      </span>
                    ))}
                  </Group>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Part>
  );
}
