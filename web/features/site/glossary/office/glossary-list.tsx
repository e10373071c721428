// The columns and filters of the office's list of terms.

import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import {
  GLOSSARY_COLUMNS,
  GLOSSARY_FILTERS,
  GLOSSARY_SORTS,
} from "#schema/validation/site/glossary-filters.ts";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { ManagedGlossaryQuery } from "#web/gql/glossary-office.ts";
import { termEditPath } from "#web/paths.ts";
import type { TrashedTerm } from "./use-term-trash.ts";

export const GLOSSARY_LIST = defineList({
  name: "glossary",
  filters: GLOSSARY_FILTERS,
  sorts: GLOSSARY_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: [...GLOSSARY_COLUMNS, "delete"],
  hidden: ["noteEn", "source"],
  views: {
    label: "glossary-office.tabs",
    tabs: [
      { id: "glossary-office.tab.all", filter: {} },
      { id: "glossary-office.tab.waiting", filter: { status: ["SUGGESTED"] } },
    ],
  },
});

type Listed = ManagedGlossaryQuery["managedGlossary"]["items"][number];

export function useGlossaryColumns(
  remove: (term: TrashedTerm) => Promise<boolean>,
): readonly ListColumn<Listed>[] {
  const intl = useIntl();
  const heading = (name: "ko" | "en" | "field" | "noteKo" | "noteEn" | "source") =>
    intl.formatMessage({ id: `glossary-office.field.${name}` });
  return [
    {
      key: "ko",
      heading: heading("ko"),
      sort: "KO",
      cell: ({ id, ko }) => (
        <Link to={termEditPath(id)} lang="ko">
          {ko}
        </Link>
      ),
    },
    { key: "en", heading: heading("en"), sort: "EN", cell: ({ en }) => <span lang="en">{en}</span> },
    {
      key: "field",
      heading: heading("field"),
      cell: ({ field }) => <FormattedMessage id={`glossary.field.${field}`} />,
    },
    {
      key: "noteKo",
      heading: heading("noteKo"),
      cell: ({ noteKo }) => <span lang="ko">{noteKo ?? <Nothing />}</span>,
    },
    {
      key: "noteEn",
      heading: heading("noteEn"),
      cell: ({ noteEn }) => <span lang="en">{noteEn ?? <Nothing />}</span>,
    },
    { key: "source", heading: heading("source"), cell: ({ source }) => source ?? <Nothing /> },
    {
      key: "status",
      heading: intl.formatMessage({ id: "glossary-office.filter.status" }),
      isStatus: true,
      cell: ({ status, suggestedBy }) => <Status status={status} suggestedBy={suggestedBy ?? null} />,
    },
    {
      key: "created",
      heading: intl.formatMessage({ id: "glossary-office.column.created" }),
      sort: "CREATED",
      cell: ({ createdAt }) => <Day at={createdAt} />,
      staysWhole: true,
    },
    {
      key: "delete",
      heading: intl.formatMessage({ id: "glossary-office.delete" }),
      isAct: true,
      cell: ({ id, ko }) => (
        <Button
          variant="subtle"
          size="sm"
          aria-label={intl.formatMessage({ id: "glossary-office.deleteOf" }, { name: ko })}
          onClick={() => void remove({ id, title: ko })}
        >
          <FormattedMessage id="glossary-office.delete" />
        </Button>
      ),
    },
  ];
}

const TONES = { SUGGESTED: "warn", ACCEPTED: "ok", REFUSED: "bad", RETIRED: "quiet" } as const;

function Status({ status, suggestedBy }: { status: keyof typeof TONES; suggestedBy: string | null }) {
  return (
    <>
      <StateWord icon={null} tone={TONES[status]}>
        <FormattedMessage id={`glossary-office.status.${status}`} />
      </StateWord>
      {suggestedBy === null ? null : <span className="meta"> {suggestedBy}</span>}
    </>
  );
}
