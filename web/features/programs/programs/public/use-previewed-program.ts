// A program as a preview shows it: what is being typed of it in the place of what is stored. Both together
// would cost more than a visitor may ask for at once, so what is typed is asked for where there is any.
import type { Preview } from "#web/components/preview/use-preview.ts";
import { usePreview } from "#web/components/preview/use-preview.ts";
import {
  type TypedProgramQuery,
  usePreviewedProgramQuery,
  useTypedProgramQuery,
} from "#web/gql/program-previews.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { Program } from "./program.ts";

type Typed = NonNullable<NonNullable<TypedProgramQuery["previewedProgram"]>["typed"]>;

interface PreviewedProgram {
  readonly expiresAt: string;
  readonly isUnsaved: boolean;
  readonly program: Program;
}

/** Its data is null where the link opens nothing. */
export function usePreviewedProgram(): Preview<PreviewedProgram | null> {
  const preview = usePreview(usePreviewedProgramQuery);
  const { link, data } = preview;
  const stored = data?.previewedProgram;
  const [typed, ask] = useTypedProgramQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    pause: !stored?.isUnsaved,
    requestPolicy: "network-only",
  });
  const failed = preview.failed || (typed.error !== undefined && !typed.fetching);
  const retry = () => {
    preview.retry();
    ask({ requestPolicy: "network-only" });
  };
  if (stored === null) return { ...preview, data: null };
  if (!stored?.isUnsaved) return { ...preview, data: stored };
  if (typed.data === undefined) return { link, data: undefined, failed, retry };
  // Saved, or revoked, between the two.
  const now = typed.data.previewedProgram;
  if (now === null) return { link, data: null, failed, retry };
  const program = now.typed === null ? stored.program : inItsPlace(stored.program, now.typed);
  return { link, data: { ...stored, program }, failed, retry };
}

/** Rows that are not saved have no ids. */
const numbered = <Row>(rows: readonly Row[]) => rows.map((row, id) => ({ ...row, id }));

/**
 * What is typed in the place of what is stored. What the form does not change is named: a new field of the
 * page that is neither named here nor part of what is typed (program-previews.graphql) does not compile.
 */
function inItsPlace(
  { id, cancelNote, languages, next, previous, takesGroups }: Program,
  { prices, speakers, sessions, sites, ...typed }: Typed,
): Program {
  return {
    id,
    cancelNote,
    languages,
    next,
    previous,
    takesGroups,
    ...typed,
    englishOutdated: false,
    prices: numbered(prices),
    speakers: numbered(speakers),
    sessions: numbered(sessions),
    sites: numbered(sites),
  };
}
