// The place of a program's call for presentations and of their sessions, which few programs have: code and words come later.
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { ProgramPageQuery } from "#web/gql/programs.ts";
import { useLaterWords } from "#web/i18n/use-later-words.ts";

export type Presented = Pick<
  NonNullable<ProgramPageQuery["program"]>,
  "id" | "presentationCall" | "presentationSessions"
>;

const Presentations = lazyPart<{ program: Presented }>(
  async () => (await import("./Presentations.tsx")).Presentations,
);

export function PresentationsSlot({ program }: { program: Presented }) {
  return useLaterWords() ? <Presentations program={program} /> : null;
}
