// The texts of the handbook's tasks with pictures of the screens, each under its title.
import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import styles from "./HandbookTexts.module.css";
import type { HandbookTask } from "./handbook-tasks.ts";
import { type HandbookPart, partsOf } from "./handbook-text.ts";
import { useHandbookTexts } from "./use-handbook-texts.ts";

interface HandbookTextsProps {
  tasks: readonly HandbookTask[];
  /** How a task and its text are shown. */
  children: (task: HandbookTask, text: ReactNode) => ReactNode;
}

/** Shows tasks once their texts are there. */
export function HandbookTexts({ tasks, children }: HandbookTextsProps) {
  const intl = useIntl();
  const { texts, failed, onRetry } = useHandbookTexts();
  if (failed) return <ErrorState message={intl.formatMessage({ id: "handbook.failed" })} onRetry={onRetry} />;
  if (texts === undefined) {
    return (
      <p role="status">
        <FormattedMessage id="handbook.loading" />
      </p>
    );
  }
  return tasks.map((task) => (
    <Fragment key={task.key}>{children(task, <Parts parts={partsOf(texts, task.key)} />)}</Fragment>
  ));
}

function Parts({ parts }: { parts: readonly HandbookPart[] }) {
  return parts.map((part, at) =>
    part.type === "text" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a build never changes
      <RichText key={at} document={part.document} anchored={false} />
    ) : (
      <figure key={part.src} className={styles.picture}>
        <img src={part.src} alt={part.alt} width={part.width} height={part.height} decoding="async" />
      </figure>
    ),
  );
}
