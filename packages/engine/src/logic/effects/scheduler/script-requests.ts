import type { Effect } from '../../../fields/field-instance.ts';

/** Promises returned to callers that requested a script run. */
export interface ScriptRequests {
  add(effect: Effect): Promise<unknown>;
  resolve(effect: Effect, value: unknown): void;
  /** Resolves all pending requests with `undefined`. */
  end(): void;
}

export function createScriptRequests(): ScriptRequests {
  const pending = new Map<Effect, ((value: unknown) => void)[]>();
  return {
    add: (effect) =>
      new Promise((resolve) => {
        pending.set(effect, [...(pending.get(effect) ?? []), resolve]);
      }),
    resolve(effect, value) {
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
