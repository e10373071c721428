// The place of a program's call for presentations and of their sessions, which few programs have: code, words
// and data come later.
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { ProgramPageQueryVariables } from "#web/gql/programs.ts";
import { useLaterWords } from "#web/i18n/use-later-words.ts";

const Presentations = lazyPart<ProgramPageQueryVariables>(
  async () => (await import("./Presentations.tsx")).Presentations,
);

export function PresentationsSlot(asked: ProgramPageQueryVariables) {
  return useLaterWords() ? <Presentations {...asked} /> : null;
}
