/** Calls a function later, unless the returned function cancels it. */
export type Wait = (then: () => void) => () => void;

/**
 * Waits until a touch has been still for a whole frame. Only then it counts as a press and not as a scroll. While a finger is
 * down, Chromium defers timers and loaded files until it knows the gesture, but not frames.
 */
export const whenStill: Wait = (then) => {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(then)));
  return () => cancelAnimationFrame(frame);
};
