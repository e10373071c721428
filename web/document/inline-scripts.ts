// The scripts that are in every page as text. The gateway's CSP names their SHA-256, so they are the same in every page.

export interface InlineScripts {
  /** head-script.ts. */
  readonly head: string;
  /** web/start/start-script.ts. */
  readonly start: string;
}

/** Put in by the build (web/vite.config.ts). */
export const INLINE_SCRIPTS: InlineScripts = import.meta.env.INLINE_SCRIPTS;
