import type { ConsoleLine, LogicError } from '../logic/logic-error.ts';

/** Current errors in the author's logic, and console output. */
export interface LogicErrors {
  /** Returns all errors. The same array until it changes. */
  all(): readonly LogicError[];
  /** Returns the console output of scripts. The same array until it changes. */
  lines(): readonly ConsoleLine[];
  log(line: ConsoleLine): void;
  report(logicError: LogicError): void;
  /** Removes the error of a script that works again. */
  clearError(nodeId: string, kind: string): void;
  subscribe(listener: () => void): () => void;
  /** Calls the listeners if anything changed since the last flush. */
  flush(): void;
}

/** Maximum number of stored console lines, so that an endless loop cannot fill the memory. */
const maxLines = 100;

export function createLogicErrors(): LogicErrors {
  const byField = new Map<string, LogicError>();
  const listeners = new Set<() => void>();
  let all: readonly LogicError[] = [];
  let lines: readonly ConsoleLine[] = [];
  let hasChanged = false;
  const createKey = (nodeId: string, kind: string) => `${nodeId} ${kind}`;
  const isPermanent = ({ reason }: LogicError) => reason === 'time' || reason === 'memory';

  return {
    all: () => all,
    lines: () => lines,
    log(line) {
      lines = [...lines, line].slice(-maxLines);
      hasChanged = true;
    },
    report(logicError) {
      const key = createKey(logicError.nodeId, logicError.kind);
      const existing = byField.get(key);
      if (
        existing &&
        (isPermanent(existing) || (existing.reason === logicError.reason && existing.detail === logicError.detail))
      )
        return;
      byField.set(key, logicError);
      hasChanged = true;
    },
    clearError(nodeId, kind) {
      const existing = byField.get(createKey(nodeId, kind));
      if (!existing || isPermanent(existing)) return;
      hasChanged = byField.delete(createKey(nodeId, kind)) || hasChanged;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };

  function flush(): void {
    if (!hasChanged) return;
    hasChanged = false;
    all = [...byField.values()];
    for (const listener of [...listeners]) listener();
  }
}
