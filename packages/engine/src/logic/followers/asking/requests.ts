import type { Follower } from '../../../places/place.ts';

/** Those who wait for the answer of code that they asked for. */
export interface Requests {
  add(follower: Follower): Promise<unknown>;
  answer(follower: Follower, value: unknown): void;
  /** Nobody gets an answer any more. */
  end(): void;
}

export function createRequests(): Requests {
  const waiting = new Map<Follower, ((value: unknown) => void)[]>();
  return {
    add: (follower) =>
      new Promise((resolve) => {
        waiting.set(follower, [...(waiting.get(follower) ?? []), resolve]);
      }),
    answer(follower, value) {
      const resolves = waiting.get(follower) ?? [];
      waiting.delete(follower);
      for (const resolve of resolves) resolve(value);
    },
    end() {
      for (const resolve of [...waiting.values()].flat()) resolve(undefined);
      waiting.clear();
    },
  };
}
