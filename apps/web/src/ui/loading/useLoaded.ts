import { useEffect, useRef, useState } from 'react';

/** State of loading a value: pending, loaded or failed. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
}

/** Loads a value on mount and whenever `key` changes. Loads nothing if there is no key. */
export function useLoaded<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [reloadCount, setTurn] = useState(0);
  const [state, setState] = useState<{ readonly key: string; readonly value?: Value; readonly cause?: unknown }>();
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and retries trigger loading.
  useEffect(() => {
    if (key === undefined) return;
    const { signal, abort } = createCancellation();
    setState(undefined);
    latest.current(signal).then(
      (value) => signal.aborted || setState({ key, value }),
      (cause: unknown) => signal.aborted || setState({ key, cause: cause ?? new Error('no cause') }),
    );
    return abort;
  }, [key, reloadCount]);
  const current = state?.key === key ? state : undefined;
  return { value: current?.value, cause: current?.cause, retry: () => setTurn((now) => now + 1) };
}

function createCancellation(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * Returns a value after it hasn't changed for `quietMs` milliseconds, so that expensive computations don't delay
 * typing.
 */
export function useDebouncedValue<Value>(value: Value, quietMs = 250): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
