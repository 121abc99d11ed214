/** How many presses of the Shift key in a row leave the page. */
export const pressesToLeave = 3;

/** How long the next press may take, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Counts presses of the Shift key alone. Any other key, a capital letter too, the mouse and a pause reset the count.
 * @returns a function that stops the counting.
 */
export function onShiftPresses(changed: (presses: number) => void): () => void {
  let presses = 0;
  let isModifier = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = (now: number) => {
    presses = now;
    clearTimeout(timer);
    if (presses > 0) timer = setTimeout(() => count(0), timeoutMs);
    changed(presses);
  };
  const keyUp = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Shift' && !isModifier) count(presses + 1);
    else if (presses > 0) count(0);
    // After a capital letter Shift is released last: that is no press of Shift alone.
    isModifier = shiftKey;
  };
  // With Shift, a press extends what is selected, and the wheel scrolls sideways.
  const pointed = ({ shiftKey }: MouseEvent) => {
    if (presses > 0) count(0);
    isModifier = shiftKey;
  };
  document.addEventListener('keyup', keyUp, true);
  document.addEventListener('mousedown', pointed, true);
  document.addEventListener('wheel', pointed, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keyup', keyUp, true);
    document.removeEventListener('mousedown', pointed, true);
    document.removeEventListener('wheel', pointed, true);
  };
}
