import { memoryStorage } from "./memory-storage.ts";

/** localStorage, or a substitute that lasts as long as the tab where it is refused (private windows, policies) or absent. */
export function browserStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  if (import.meta.env.SSR) return memoryStorage();
  try {
    const { localStorage } = window;
    localStorage.getItem("auth_token");
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** sessionStorage, which lasts as long as the tab; a substitute where it is refused. */
export function visitStorage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    const { sessionStorage } = window;
    sessionStorage.getItem("auth_token");
    return sessionStorage;
  } catch {
    return memoryStorage();
  }
}
