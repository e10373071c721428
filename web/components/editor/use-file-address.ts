// Addresses of files that readers may not see yet (web/api/file-pass.ts).
import { useEffect, useState } from "react";
import { filePass, withPass } from "#web/api/file-pass.ts";

/** The address an `<img>` can show; null until it is known. */
export function useFileAddress(url: string): string | null {
  const [pass, setPass] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void filePass().then((answer) => here && setPass(answer));
    return () => {
      here = false;
    };
  }, []);
  return pass === undefined ? null : withPass(url, pass);
}
