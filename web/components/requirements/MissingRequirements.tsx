// Shows what a manuscript or an article lacks before a step of the journal, each line with a link to where it
// is added (decision 209).
import { Alert, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import {
  isNeededAt,
  type RequirementName,
  type RequirementStep,
} from "#schema/validation/journal/requirements.ts";
import { Link } from "#web/components/Link.tsx";
import { articleEditPath, submissionOfficePath } from "#web/paths.ts";

export interface Missing {
  readonly requirement: RequirementName;
  readonly names: readonly string[];
}

/** Whose it is, as far as there is one. */
interface Whose {
  readonly submissionId: number | null;
  readonly articleId: number | null;
}

interface MissingRequirementsProps extends Whose {
  missing: readonly Missing[];
  step: RequirementStep;
  /** Whether the settings block the step. */
  blocks: boolean;
  /** Called when a line is followed: a dialog closes. */
  onFollow?: () => void;
}

/** Ids of the parts of the manuscript's page in the office. */
export const SUBMISSION_PARTS = {
  authors: "submission-authors",
  forms: "submission-forms",
  fees: "submission-fees",
  about: "submission-about",
  english: "submission-english",
} as const;

const PARTS = {
  CONSENTS: SUBMISSION_PARTS.authors,
  SIMILARITY: SUBMISSION_PARTS.forms,
  COPYRIGHT: SUBMISSION_PARTS.forms,
  FEE: SUBMISSION_PARTS.fees,
  TITLE_EN: SUBMISSION_PARTS.english,
  ABSTRACT_EN: SUBMISSION_PARTS.english,
} as const satisfies Partial<Record<RequirementName, string>>;

const FIELDS = {
  TITLE_EN: "titleEn",
  ABSTRACT_EN: "abstractEn",
  PDF: "file",
  PAGES: "firstPage",
  DOI: "doi",
} as const satisfies Partial<Record<RequirementName, string>>;

/** Where it is added; null before there is an article. */
function placeOf(requirement: RequirementName, { submissionId, articleId }: Whose): string | null {
  const field = Object.entries(FIELDS).find(([name]) => name === requirement)?.[1];
  if (articleId !== null && field !== undefined) return `${articleEditPath(articleId)}#article-${field}`;
  const part = Object.entries(PARTS).find(([name]) => name === requirement)?.[1];
  return submissionId === null || part === undefined ? null : `${submissionOfficePath(submissionId)}#${part}`;
}

export function MissingRequirements({ missing, step, blocks, onFollow, ...whose }: MissingRequirementsProps) {
  const now = missing.filter(({ requirement }) => isNeededAt(requirement, step));
  const later = missing.filter(({ requirement }) => !isNeededAt(requirement, step));
  const lines = (list: readonly Missing[]) => (
    <Stack component="ul" gap={4} m={0} className="bullets">
      {list.map(({ requirement, names }) => {
        const place = placeOf(requirement, whose);
        const words = (
          <FormattedMessage id={`requirements.missing.${requirement}`} values={{ names: names.join(", ") }} />
        );
        return (
          <li key={requirement} className="longWords">
            {place === null ? (
              words
            ) : (
              <Link className="link" to={place} onClick={onFollow}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </Stack>
  );
  return (
    <Stack gap={12} aria-live="polite">
      {now.length === 0 ? null : (
        <Alert
          variant={blocks ? "bad" : "warn"}
          title={<FormattedMessage id={`requirements.title.${step}`} />}
        >
          {lines(now)}
          <Text mt={8}>
            <FormattedMessage id={blocks ? "requirements.blocks" : "requirements.asks"} />
          </Text>
        </Alert>
      )}
      {later.length === 0 ? null : (
        <Alert variant="info" title={<FormattedMessage id="requirements.later" />}>
          {lines(later)}
        </Alert>
      )}
    </Stack>
  );
}
