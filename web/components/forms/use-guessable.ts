// Says whether what is being typed is easily guessed. The worker and its lists are loaded with the first character.
import { useEffect, useRef, useState } from "react";

interface Guess {
  readonly password: string;
  readonly guessable: boolean;
}

/** Null until it is known, and in an empty field. Where there are no workers, the server says it. */
export function useGuessable(password: string): boolean | null {
  const worker = useRef<Worker | null>(null);
  const [guess, setGuess] = useState<Guess | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (password === "" || typeof Worker === "undefined") return;
    if (!worker.current) {
      worker.current = new Worker(new URL("./guess-worker.ts", import.meta.url), { type: "module" });
      worker.current.addEventListener("message", ({ data }: MessageEvent<Guess>) => setGuess(data));
    }
    worker.current.postMessage(password);
  }, [password]);
  return guess !== null && password !== "" && guess.password === password ? guess.guessable : null;
}
