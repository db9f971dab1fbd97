import type { Effect } from '../../../fields/field-instance.ts';

/** Those who wait for the answer of code that they asked for. */
export interface ScriptRequests {
  add(effect: Effect): Promise<unknown>;
  answer(effect: Effect, value: unknown): void;
  /** Nobody gets an answer any more. */
  end(): void;
}

export function createScriptRequests(): ScriptRequests {
  const pending = new Map<Effect, ((value: unknown) => void)[]>();
  return {
    add: (effect) =>
      new Promise((resolve) => {
        pending.set(effect, [...(pending.get(effect) ?? []), resolve]);
      }),
    answer(effect, value) {
      const resolves = pending.get(effect) ?? [];
      pending.delete(effect);
      for (const resolve of resolves) resolve(value);
    },
    end() {
      for (const resolve of [...pending.values()].flat()) resolve(undefined);
      pending.clear();
    },
  };
}
