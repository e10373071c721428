// Files that are being uploaded: each with its progress, the reason of a failure, and the actions to retry or discard it.
import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { attachmentEnding, cleanFileName, type UploadKind } from "#schema/validation/core/files.ts";
import { type Upload, type UploadedFile, type UploadWorld, uploadFile } from "#web/api/upload.ts";
import { useFilesUnderWay } from "#web/components/forms/awaited-files.ts";

/** Files sent at once; the server takes a few more of one person. */
const AT_ONCE = 3;

interface UploadItem {
  readonly key: number;
  readonly file: File;
  /** Part sent, 0 to 1. */
  readonly sent: number;
  /** Set when it failed: why, or "LINE" without an answer. */
  readonly failed: RequestCode | "LINE" | null;
}

export interface Uploads {
  readonly kind: UploadKind;
  readonly endings: readonly string[] | undefined;
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  /** In a field of one file: in place of what is on its way there or failed. */
  readonly replace: (files: readonly File[]) => void;
  readonly retry: (key: number) => void;
  readonly cancel: (key: number) => void;
}

/** What is particular to a place. */
interface UploadPlace {
  /** In small letters, where it takes fewer than its kind. */
  readonly endings?: readonly string[];
  /** Where files go that nobody sends who is signed in. */
  readonly world?: UploadWorld;
}

const fits = (endings: readonly string[] | undefined, name: string) =>
  endings === undefined || endings.some((one) => one === attachmentEnding(cleanFileName(name)));

/**
 * `onDone` is called once a file, in the order the files were given: pictures of a gallery are in the order
 * they were chosen, whichever is sent first. One that failed holds nobody up; it comes last when it is tried
 * again.
 */
export function useUploads(
  kind: UploadKind,
  onDone: (file: UploadedFile) => void,
  { endings, world }: UploadPlace = {},
): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [limit] = useState(() => pLimit(AT_ONCE));
  const running = useRef(new Map<number, Upload>());
  const made = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const upload of current.values()) upload.abort();
    };
  }, []);

  useFilesUnderWay(items);

  const change = (key: number, part: Partial<UploadItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const remove = (key: number) => setItems((before) => before.filter((item) => item.key !== key));
  const gone = useRef(new Set<number>());
  /** Those on their way, in order, and the files of those that have arrived before their turn. */
  const queue = useRef<number[]>([]);
  const arrived = useRef(new Map<number, UploadedFile>());

  const handOver = () => {
    for (;;) {
      const [next] = queue.current;
      const file = next === undefined ? undefined : arrived.current.get(next);
      if (next === undefined || file === undefined) return;
      queue.current.shift();
      arrived.current.delete(next);
      remove(next);
      done.current(file);
    }
  };
  /** It will not arrive, or not now: whatever waits for it continues. */
  const stepAside = (key: number) => {
    queue.current = queue.current.filter((other) => other !== key);
    arrived.current.delete(key);
    handOver();
  };

  const start = (key: number, file: File) => {
    if (!fits(endings, file.name)) return change(key, { failed: "FILE_TYPE_REFUSED" });
    queue.current.push(key);
    void limit(async () => {
      if (gone.current.has(key)) return;
      const upload = uploadFile(file, kind, (sent) => change(key, { sent }), world);
      running.current.set(key, upload);
      const result = await upload.done;
      running.current.delete(key);
      if (result.ok) {
        // After the user left the page or cancelled, nobody waits for it.
        if (gone.current.has(key)) return;
        arrived.current.set(key, result.file);
        change(key, { sent: 1 });
        handOver();
        return;
      }
      if (result.aborted) remove(key);
      else change(key, { failed: result.code ?? "LINE" });
      stepAside(key);
    });
  };

  const add = (files: readonly File[]) => {
    for (const file of files) {
      made.current += 1;
      const key = made.current;
      setItems((before) => [...before, { key, file, sent: 0, failed: null }]);
      start(key, file);
    }
  };
  const cancel = (key: number) => {
    gone.current.add(key);
    running.current.get(key)?.abort();
    remove(key);
    stepAside(key);
  };

  return {
    kind,
    endings,
    items,
    add,
    replace: (files) => {
      for (const { key } of items) cancel(key);
      add(files);
    },
    retry: (key) => {
      const item = items.find((candidate) => candidate.key === key);
      if (!item) return;
      change(key, { sent: 0, failed: null });
      start(key, item.file);
    },
    cancel,
  };
}
