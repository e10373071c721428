// One seminar, course or exam (docs/look-parts.md#pages, Seminar).
import { type ProgramPageQueryVariables, useProgramPageQuery } from "#web/gql/programs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { ProgramArticle } from "./ProgramArticle.tsx";

export function Component() {
  const variables = usePageVariables<ProgramPageQueryVariables>();
  const [{ data }] = useProgramPageQuery({ variables });
  // A phone keeps the panel's button in sight of the bar only while the page shows this program.
  return data?.program ? (
    <ProgramArticle
      key={variables.id}
      program={data.program}
      exam={data.program.exam}
      presented={data.program.presentationCall ? variables : undefined}
    />
  ) : null;
}
