/**
 * The channel by which a program reports to the thread that watches over its process (watch-thread.ts) that a
 * piece of work begins: limits count from there.
 */
export const WORK_BEGINS = "work-begins";
