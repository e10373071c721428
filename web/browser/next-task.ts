// Long work in steps: between two of them the browser answers a finger or draws.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
