// One manuscript that can be assigned to an issue: what it lacks before that, and the button. The assignment can be undone.
import { Button, Group } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { MissingReason } from "#web/components/requirements/MissingReason.tsx";
import { MissingRequirements } from "#web/components/requirements/MissingRequirements.tsx";
import { useMissingStep } from "#web/components/requirements/use-missing-step.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ReadyManuscriptsQuery,
  useAssignManuscriptMutation,
  useDeleteArticleMutation,
} from "#web/gql/journal-office.ts";
import { submissionOfficePath } from "#web/paths.ts";

export interface ReadyManuscriptProps {
  manuscript: ReadyManuscriptsQuery["managedSubmissions"]["items"][number];
  issueId: number;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
  /** The form of the issue holds something that is not saved. */
  isUnsaved: boolean;
  onChanged: () => void;
}

export function ReadyManuscript(props: ReadyManuscriptProps) {
  const { manuscript, issueId, blocks, isUnsaved, onChanged } = props;
  const intl = useIntl();
  const [, assign] = useAssignManuscriptMutation();
  const [, discard] = useDeleteArticleMutation();
  const act = useAction(onChanged);
  const { id, number, title, missing } = manuscript;
  const name = title?.text ?? number ?? "";
  const held = useMissingStep(missing, "ISSUE", blocks);
  const give = () =>
    act(assign({ id, issueId, missingReason: held.missingReason }), "journal-office.ready.assigned", {
      text: name,
      undo: (answer) => {
        const article = answer?.handInArticle.article;
        return article
          ? {
              undo: () => discard({ id: article.id, version: article.version }),
              undone: "journal-office.ready.undone",
            }
          : null;
      },
    });
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="8px 16px">
        <div style={{ flex: "1 1 240px", minWidth: 0 }}>
          <Link to={submissionOfficePath(id)} style={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {title === null ? number : <Localized text={title} />}
          </Link>
          <p className="meta">
            <span>{number}</span>
          </p>
        </div>
        <Button
          size="sm"
          variant="outline"
          aria-label={intl.formatMessage({ id: "journal-office.ready.assignOf" }, { title: name })}
          disabled={isUnsaved || !held.mayGo}
          onClick={() => void give()}
        >
          <FormattedMessage id="journal-office.ready.assign" />
        </Button>
      </Group>
      <MissingRequirements
        missing={missing}
        step="ISSUE"
        blocks={blocks}
        submissionId={id}
        articleId={null}
      />
      <MissingReason id={`assign-reason-${id}`} held={held} />
    </li>
  );
}
