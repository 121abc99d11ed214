/** How many presses of the Shift key in a row leave the page. */
export const pressesToLeave = 3;

/** How long the next press may take, in milliseconds. */
const patience = 5_000;

/**
 * Counts how often the Shift key was pressed in a row and alone. Any other key, a capital letter too, and a pause begin again.
 * @returns what ends the counting.
 */
export function onShiftPresses(changed: (presses: number) => void): () => void {
  let presses = 0;
  let isModifier = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = (now: number) => {
    presses = now;
    clearTimeout(timer);
    if (presses > 0) timer = setTimeout(() => count(0), patience);
    changed(presses);
  };
  const keyUp = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Shift' && !isModifier) count(presses + 1);
    else if (presses > 0) count(0);
    // With a capital letter, Shift is let go of after the letter: that is no press of its own.
    isModifier = shiftKey;
  };
  document.addEventListener('keyup', keyUp, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keyup', keyUp, true);
  };
}
