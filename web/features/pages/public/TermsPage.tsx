import { VersionedText } from "./VersionedText.tsx";

/** /terms */
export function Component() {
  return <VersionedText pageKey="TERMS" />;
}
