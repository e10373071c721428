// The picture of the camera at the back, looked at for QR codes a few times a second.
import { type RefObject, useEffect, useRef, useState } from "react";
import { createCodeWatch } from "./code-watch.ts";
import { createQrReader } from "./read-qr.ts";

/** Milliseconds between two looks. */
const LOOK_EVERY = 150;

/** STARTING until there is a picture. REFUSED by the person or the browser; NONE: no camera, or no secure connection. */
type CameraState = "STARTING" | "ON" | "REFUSED" | "NONE";

/** @param onText is given each code once, until it has been away from the camera */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>("STARTING");
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function start() {
      if (!navigator.mediaDevices) return setState("NONE");
      const [reader, opened] = await Promise.all([
        createQrReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: 1280 } }),
      ]);
      stream = opened;
      const shown = video.current;
      if (isOver || shown === null) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState("ON");
      const watch = createCodeWatch();
      const look = async () => {
        if (isOver) return;
        const text = watch(await reader(shown).catch(() => null), performance.now());
        if (text !== null && !isOver) latest.current(text);
        timer = setTimeout(() => void look(), LOOK_EVERY);
      };
      void look();
      return undefined;
    }
    function stop() {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    start().catch((error: unknown) => {
      stop();
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      if (!isOver) setState(isRefused ? "REFUSED" : "NONE");
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [video]);
  return state;
}
