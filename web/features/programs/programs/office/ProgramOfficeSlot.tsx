// The office's buttons on a public page of programs; their code and words come with the first member of the office.
import { lazyPart } from "#web/components/lazy-part.tsx";
import { OfficeSlot } from "#web/components/OfficeSlot.tsx";
import type { ProgramOfficeProps } from "./ProgramOfficeButtons.tsx";

const Buttons = lazyPart(async () => (await import("./ProgramOfficeButtons.tsx")).ProgramOfficeButtons);

export function ProgramOfficeSlot(props: ProgramOfficeProps) {
  return (
    <OfficeSlot>
      <Buttons {...props} />
    </OfficeSlot>
  );
}
