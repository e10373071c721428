// A program before it is published, for the person who holds a link to it (decision 195).
import { withPass } from "#web/components/files/with-pass.ts";
import { PreviewRoom } from "#web/components/preview/PreviewRoom.tsx";
import { PROGRAM_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { ProgramArticle } from "./ProgramArticle.tsx";
import { usePreviewedProgram } from "./use-previewed-program.ts";

export function Component() {
  const preview = usePreviewedProgram();
  const writes = useSession().user?.canWritePrograms === true;
  return (
    <PreviewRoom
      noun="program"
      path={PROGRAM_PREVIEW_PATH}
      preview={preview}
      shown={preview.data}
      choicesOf={() => (writes ? ["everyone", "office"] : ["everyone"])}
    >
      {({ program }, _as, pass) => <ProgramArticle program={withPass(program, pass)} isPreview />}
    </PreviewRoom>
  );
}
