import { VersionedText } from "./VersionedText.tsx";

/** /privacy-policy */
export function Component() {
  return <VersionedText pageKey="PRIVACY_POLICY" />;
}
