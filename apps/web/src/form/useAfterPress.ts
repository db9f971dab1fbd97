import { useEffect, useState } from 'react';

/** Runs something now, or after the click when a finger or a mouse button is down. */
export type AfterPress = (run: () => void) => void;

/**
 * What a form says when a field is left moves what is below it. While somebody is pressing, it must not: the button or
 * box under the pointer would be gone before the pointer is lifted, and the click with it.
 */
export function useAfterPress(): AfterPress {
  const [press] = useState(createPress);
  useEffect(() => press.listen(document), [press]);
  return press.after;
}

function createPress() {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
    const runs = waiting;
    waiting = [];
    // The click comes right after the pointer is lifted, in a task of its own.
    if (runs.length > 0) setTimeout(() => runs.map((run) => run()));
  };
  return {
    after(run: () => void) {
      if (isDown) waiting.push(run);
      else run();
    },
    listen(target: Document) {
      target.addEventListener('pointerdown', down, true);
      target.addEventListener('pointerup', up, true);
      target.addEventListener('pointercancel', up, true);
      return () => {
        target.removeEventListener('pointerdown', down, true);
        target.removeEventListener('pointerup', up, true);
        target.removeEventListener('pointercancel', up, true);
      };
    },
  };
}
