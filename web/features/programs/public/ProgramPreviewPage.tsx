// A program before it is published, for whoever holds a link to it (decision 116).
import { withPass } from "#web/components/files/with-pass.ts";
import { PreviewRoom } from "#web/components/preview/PreviewRoom.tsx";
import { usePreview } from "#web/components/preview/use-preview.ts";
import { usePreviewedProgramQuery } from "#web/gql/program-previews.ts";
import { PROGRAM_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { ProgramArticle } from "./ProgramArticle.tsx";
import { shownProgram } from "./previewed-program.ts";

export function Component() {
  const preview = usePreview(usePreviewedProgramQuery);
  const writes = useSession().user?.canWritePrograms === true;
  const previewed = preview.data?.previewedProgram;
  return (
    <PreviewRoom
      noun="program"
      path={PROGRAM_PREVIEW_PATH}
      preview={preview}
      shown={previewed && { ...previewed, isUnsaved: previewed.typed !== null }}
      choicesOf={() => (writes ? ["everyone", "office"] : ["everyone"])}
    >
      {(shown, _as, pass) => <ProgramArticle program={withPass(shownProgram(shown), pass)} isPreview />}
    </PreviewRoom>
  );
}
