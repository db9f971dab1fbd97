import type { ConsoleLine, LogicError } from '../logic/logic-error.ts';

/** Current errors in the author's logic, and console output. */
export interface LogicErrors {
  /** Returns all errors. The same array until it changes. */
  all(): readonly LogicError[];
  /** Returns the console output of scripts. The same array until it changes. */
  lines(): readonly ConsoleLine[];
  log(line: ConsoleLine): void;
  report(problem: LogicError): void;
  /** Removes the error of a script that works again. */
  clearError(nodeId: string, kind: string): void;
  subscribe(listener: () => void): () => void;
  /** Calls the listeners if anything changed since the last flush. */
  flush(): void;
}

/** Maximum console lines kept, so that an endless loop cannot fill the memory. */
const mostLines = 100;

export function createLogicErrors(): LogicErrors {
  const byField = new Map<string, LogicError>();
  const listeners = new Set<() => void>();
  let all: readonly LogicError[] = [];
  let lines: readonly ConsoleLine[] = [];
  let isNew = false;
  const keyOf = (nodeId: string, kind: string) => `${nodeId} ${kind}`;
  const isLasting = ({ reason }: LogicError) => reason === 'time' || reason === 'memory';

  return {
    all: () => all,
    lines: () => lines,
    log(line) {
      lines = [...lines, line].slice(-mostLines);
      isNew = true;
    },
    report(problem) {
      const key = keyOf(problem.nodeId, problem.kind);
      const known = byField.get(key);
      if (known && (isLasting(known) || (known.reason === problem.reason && known.detail === problem.detail))) return;
      byField.set(key, problem);
      isNew = true;
    },
    clearError(nodeId, kind) {
      const known = byField.get(keyOf(nodeId, kind));
      if (!known || isLasting(known)) return;
      isNew = byField.delete(keyOf(nodeId, kind)) || isNew;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };

  function flush(): void {
    if (!isNew) return;
    isNew = false;
    all = [...byField.values()];
    for (const listener of [...listeners]) listener();
  }
}
