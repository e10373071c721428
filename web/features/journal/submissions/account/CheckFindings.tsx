// Shows what was found before a manuscript is sent: parts that are missing have to come; names are only pointed out.
import { Alert, Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { keyed } from "#web/components/rich-text/keyed.ts";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";
import { MissingLines } from "./MissingLines.tsx";

type Check = NonNullable<FollowedManuscriptFragment["check"]>;

/** Files in which nothing can be looked for. */
const UNREAD: ReadonlySet<string> = new Set(["NAME_ONLY", "NO_TEXT", "TOO_LARGE"]);

/** What comes by itself, once the files are looked over. */
const AWAITED: ReadonlySet<string> = new Set(["MANUSCRIPT_WAITING", "FIGURE_WAITING"]);
export const isAwaited = (part: string): boolean => AWAITED.has(part);

interface CheckFindingsProps {
  check: Check;
  manuscript: FollowedManuscriptFragment;
}

export function CheckFindings({ check: { missing, names, file }, manuscript }: CheckFindingsProps) {
  const waits = missing.every(isAwaited);
  return (
    <Stack gap={16} aria-live="polite">
      {missing.length === 0 ? (
        <Alert variant="ok">
          <FormattedMessage id="manuscripts.check.whole" />
        </Alert>
      ) : (
        <Alert
          variant={waits ? "info" : "warn"}
          title={<FormattedMessage id={`manuscripts.check.${waits ? "waiting" : "missing"}`} />}
        >
          <Stack component="ul" gap={4} m={0} className="bullets">
            {missing.map((part) => (
              <MissingLines key={part} part={part} manuscript={manuscript} />
            ))}
          </Stack>
        </Alert>
      )}
      {file === "WAITING" ? (
        <p role="status">
          <FormattedMessage id="manuscripts.check.reading" />
        </p>
      ) : null}
      {file !== null && UNREAD.has(file) ? (
        <Alert variant="info">
          <FormattedMessage id="manuscripts.check.unread" />
        </Alert>
      ) : null}
      {file === "READ" && names.length === 0 ? (
        <Text c="var(--ink-2)">
          <FormattedMessage id="manuscripts.check.noNames" />
        </Text>
      ) : null}
      {names.length === 0 ? null : (
        <Alert variant="warn" title={<FormattedMessage id="manuscripts.check.names" />}>
          <p>
            <FormattedMessage id="manuscripts.check.namesDetail" />
          </p>
          <Stack component="ul" gap={4} mt={8} mb={0} className="bullets">
            {keyed(names.map(({ where, name, excerpt }) => ({ where, name, excerpt }))).map(
              ([key, found]) => (
                <li key={key}>
                  <b>{found.name}</b>{" "}
                  <FormattedMessage
                    id={`manuscripts.where.${found.where}`}
                    values={{ excerpt: found.excerpt }}
                  />
                </li>
              ),
            )}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
