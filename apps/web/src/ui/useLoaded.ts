import { useEffect, useRef, useState } from 'react';

/** Something that is on its way, here, or did not come. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  /** Why it did not come. */
  readonly cause: unknown;
  retry(): void;
}

/** Loads something when it is first shown, and again when `key` changes; nothing while there is no key. */
export function useLoaded<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ readonly key: string; readonly value?: Value; readonly cause?: unknown }>();
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` says when to load again.
  useEffect(() => {
    if (key === undefined) return;
    const { signal, abort } = cancellable();
    setState(undefined);
    latest.current(signal).then(
      (value) => signal.aborted || setState({ key, value }),
      (cause: unknown) => signal.aborted || setState({ key, cause: cause ?? new Error('no cause') }),
    );
    return abort;
  }, [key, turn]);
  const here = state?.key === key ? state : undefined;
  return { value: here?.value, cause: here?.cause, retry: () => setTurn((now) => now + 1) };
}

function cancellable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
