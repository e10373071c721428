// Says when somebody last typed in this page, so that nothing that takes the focus opens under their hands.

let lastInput = Number.NEGATIVE_INFINITY;

/** Listens from the start of the page. */
export function watchInput(): void {
  const note = () => {
    lastInput = performance.now();
  };
  document.addEventListener("input", note, { capture: true, passive: true });
  document.addEventListener("compositionupdate", note, { capture: true, passive: true });
}

/** Whether something was typed after a moment of `performance.now()`. */
export const typedSince = (moment: number): boolean => lastInput > moment;
