import type { LogicLine, LogicProblem } from '../logic/logic-problem.ts';

/** What is wrong with an author's logic now. */
export interface Problems {
  /** The same list until it changes. */
  all(): readonly LogicProblem[];
  /** What code wrote with `console`. The same list until there is more. */
  lines(): readonly LogicLine[];
  log(line: LogicLine): void;
  report(problem: LogicProblem): void;
  /** It works again. */
  withdraw(nodeId: string, kind: string): void;
  subscribe(listener: () => void): () => void;
  /** Tells whoever listens, if anything changed since. */
  announce(): void;
}

/** A loop that writes is not to fill the memory of the page. */
const mostLines = 100;

export function createProblems(): Problems {
  const byPlace = new Map<string, LogicProblem>();
  const listeners = new Set<() => void>();
  let all: readonly LogicProblem[] = [];
  let lines: readonly LogicLine[] = [];
  let isNew = false;
  const keyOf = (nodeId: string, kind: string) => `${nodeId} ${kind}`;
  const isLasting = ({ reason }: LogicProblem) => reason === 'time' || reason === 'memory';

  return {
    all: () => all,
    lines: () => lines,
    log(line) {
      lines = [...lines, line].slice(-mostLines);
      isNew = true;
    },
    report(problem) {
      const key = keyOf(problem.nodeId, problem.kind);
      const known = byPlace.get(key);
      if (known && (isLasting(known) || (known.reason === problem.reason && known.detail === problem.detail))) return;
      byPlace.set(key, problem);
      isNew = true;
    },
    withdraw(nodeId, kind) {
      const known = byPlace.get(keyOf(nodeId, kind));
      if (!known || isLasting(known)) return;
      isNew = byPlace.delete(keyOf(nodeId, kind)) || isNew;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce,
  };

  function announce(): void {
    if (!isNew) return;
    isNew = false;
    all = [...byPlace.values()];
    for (const listener of [...listeners]) listener();
  }
}
