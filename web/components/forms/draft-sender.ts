// Says when a draft goes to the server: shortly after a change, now and then while somebody never rests, again where it failed.

/** Milliseconds without a change before a draft is sent. */
const SENT_AFTER = 3_000;
/** A text that never rests is sent this often. */
const SENT_AT_LEAST = 10_000;
/** A draft that could not be sent is tried again. */
const AGAIN_AFTER = 15_000;

interface DraftSender {
  /** Something changed. */
  readonly changed: () => void;
  /** Sends it without waiting for a rest. */
  readonly now: () => Promise<void>;
  /** Nothing more is sent, and what is on its way has arrived: what it is a draft of is being saved. */
  readonly rest: () => Promise<void>;
  /** Continues: it was not saved. */
  readonly resume: () => void;
  /** The writer has left: what was not sent yet goes at once, or behind what is on its way, unless it is not wanted. */
  readonly stop: (isWanted: boolean) => void;
}

/** @param send answers whether the server has it */
export function createDraftSender(send: () => Promise<boolean>): DraftSender {
  let isResting = false;
  let isSending = false;
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = Promise.resolve();

  const plan = (wait: number) => {
    clearTimeout(timer);
    if (!isResting) timer = setTimeout(() => (underWay = underWay.then(go)), Math.max(0, wait));
  };
  const go = async () => {
    if (isResting) return;
    changedAt = 0;
    isSending = true;
    const arrived = await send();
    isSending = false;
    if (!arrived && changedAt === 0) plan(AGAIN_AFTER);
  };
  const changed = () => {
    changedAt ||= Date.now();
    plan(Math.min(SENT_AFTER, changedAt + SENT_AT_LEAST - Date.now()));
  };
  return {
    changed,
    now: async () => {
      clearTimeout(timer);
      underWay = underWay.then(go);
      await underWay;
    },
    rest: async () => {
      isResting = true;
      clearTimeout(timer);
      await underWay;
    },
    resume: () => {
      isResting = false;
      changed();
    },
    stop: (isWanted) => {
      // The server stores what comes last.
      if (isWanted && !isResting && changedAt !== 0) void (isSending ? underWay.then(send) : send());
      isResting = true;
      clearTimeout(timer);
    },
  };
}
