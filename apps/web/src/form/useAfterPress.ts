import { useEffect, useState } from 'react';

/** Calls a function immediately or, while a pointer button is down, after the click. */
export type AfterPress = (run: () => void) => void;

/**
 * Returns a function that delays layout changes while the pointer is down, such as errors that appear after a field
 * loses the focus. Otherwise the button under the pointer would move before the pointer is released, and the click
 * would be lost.
 */
export function useAfterPress(): AfterPress {
  const [tracker] = useState(createPressTracker);
  useEffect(() => tracker.listen(document), [tracker]);
  return tracker.after;
}

function createPressTracker() {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const handleDown = () => {
    isDown = true;
  };
  const handleUp = () => {
    isDown = false;
    const runs = waiting;
    waiting = [];
    // The click event follows pointerup in a separate task, so the functions run after that.
    if (runs.length > 0) setTimeout(() => runs.map((run) => run()));
  };
  return {
    after(run: () => void) {
      if (isDown) waiting.push(run);
      else run();
    },
    listen(target: Document) {
      target.addEventListener('pointerdown', handleDown, true);
      target.addEventListener('pointerup', handleUp, true);
      target.addEventListener('pointercancel', handleUp, true);
      return () => {
        target.removeEventListener('pointerdown', handleDown, true);
        target.removeEventListener('pointerup', handleUp, true);
        target.removeEventListener('pointercancel', handleUp, true);
      };
    },
  };
}
