import type { Follower } from '../../../places/place.ts';

/** A follower that was asked this often since a person last did something belongs to a circle that finds no rest. */
export const MAX_ASKED = 10;

/** Who has to be asked: those that can be asked at once, and those whose code runs elsewhere. */
export interface Waiting {
  add(follower: Follower): void;
  has(follower: Follower): boolean;
  takeNext(): Follower | undefined;
  takeScripts(): readonly Follower[];
  drop(follower: Follower): void;
  readonly hasScripts: boolean;
  readonly isEmpty: boolean;
  /** A person did something: who was asked too often may be asked again. */
  startAnew(): void;
}

/** @param onCircle told when followers make each other wait without end: all of them, once since the last start */
export function createWaiting(onCircle: (circle: readonly Follower[]) => void): Waiting {
  const atOnce = new Set<Follower>();
  const scripts = new Set<Follower>();
  let asked = new Set<Follower>();
  let isCut = false;

  function count(follower: Follower): void {
    follower.asked += 1;
    asked.add(follower);
  }

  return {
    add(follower) {
      if (follower.isGone) return;
      if (follower.asked >= MAX_ASKED) {
        if (isCut) return;
        isCut = true;
        onCircle([...asked].filter((one) => one.asked >= MAX_ASKED - 1));
        return;
      }
      (follower.isInSandbox ? scripts : atOnce).add(follower);
    },
    has: (follower) => atOnce.has(follower) || scripts.has(follower),
    takeNext() {
      const [next] = atOnce;
      if (!next) return undefined;
      atOnce.delete(next);
      count(next);
      return next;
    },
    takeScripts() {
      const taken = [...scripts];
      scripts.clear();
      taken.forEach(count);
      return taken;
    },
    drop(follower) {
      atOnce.delete(follower);
      scripts.delete(follower);
    },
    get hasScripts() {
      return scripts.size > 0;
    },
    get isEmpty() {
      return scripts.size === 0 && atOnce.size === 0;
    },
    startAnew() {
      for (const follower of asked) follower.asked = 0;
      asked = new Set();
      isCut = false;
    },
  };
}
