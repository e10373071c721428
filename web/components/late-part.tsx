// Parts of a page that come after it. One that cannot be loaded, because the server is away, is left out: it never takes the page along,
// and with it what somebody is writing there.
import { type ComponentType, useEffect, useState } from "react";

/** Null until it is there. It is asked for again at its next beginning. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      let here = true;
      const take = (part: ComponentType<Props>) => {
        loaded = part;
        if (here) setPart(() => part);
      };
      if (!loaded) load().then(take, () => {});
      return () => {
        here = false;
      };
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
