// A link to a file whose address opens only for those who have the right.
import { Anchor } from "@mantine/core";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";

interface LockedFileLinkProps {
  url: string;
  name: string;
}

export function LockedFileLink({ url, name }: LockedFileLinkProps) {
  const address = useFileAddress(url);
  return address === null ? (
    name
  ) : (
    <Anchor href={address} download={name} className="longWords">
      {name}
    </Anchor>
  );
}
