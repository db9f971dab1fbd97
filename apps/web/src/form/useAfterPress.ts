import { useEffect, useState } from 'react';

/** Runs a function now, or after the click while a pointer button is down. */
export type AfterPress = (run: () => void) => void;

/**
 * Delays changes of the layout, such as errors after a field loses focus, while the pointer is down: otherwise the
 * button under the pointer would move before the pointer is released, and the click would be lost.
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
    // The click event follows pointerup in a separate task.
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
