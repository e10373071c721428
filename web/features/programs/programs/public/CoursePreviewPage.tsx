// The page of a course before it is in force, for the person who holds a link to it (decision 195), among the
// dates that everybody sees.
import { withPass } from "#web/components/files/with-pass.ts";
import { PreviewRoom } from "#web/components/preview/PreviewRoom.tsx";
import { usePreview } from "#web/components/preview/use-preview.ts";
import { type PreviewedPageQuery, usePreviewedPageQuery } from "#web/gql/page-previews.ts";
import { useCourseProgramPageQuery } from "#web/gql/programs.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { COURSE_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { Course } from "./CoursePage.tsx";
import { type CourseKind, PROGRAMS } from "./kinds.ts";

type Previewed = NonNullable<PreviewedPageQuery["previewedPage"]>;

export function Component() {
  const preview = usePreview(usePreviewedPageQuery);
  const writes = useSession().user?.canWritePages === true;
  return (
    <PreviewRoom
      noun="page"
      path={COURSE_PREVIEW_PATH}
      preview={preview}
      shown={preview.data?.previewedPage}
      choicesOf={() => (writes ? ["everyone", "office"] : ["everyone"])}
    >
      {(page, _as, pass) => <Text previewed={withPass(page, pass)} />}
    </PreviewRoom>
  );
}

function Text({ previewed }: { previewed: Previewed }) {
  const kind = PROGRAMS.find((program) => program === previewed.key);
  return kind === undefined ? null : <AmongDates kind={kind} previewed={previewed} />;
}

function AmongDates({ kind, previewed }: { kind: CourseKind; previewed: Previewed }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = useCourseProgramPageQuery({
    variables: { key: kind, kinds: [kind], page: 1, language },
  });
  if (data === undefined) return null;
  const { title } = previewed;
  const page = title === null || title.text === "" ? null : { ...previewed, id: 0, title };
  return <Course kind={kind} data={{ ...data, page }} number={1} />;
}
