import { VersionedText } from "./VersionedText.tsx";

/** /bylaws */
export function Component() {
  return <VersionedText pageKey="BYLAWS" />;
}
