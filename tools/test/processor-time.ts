import { readdirSync } from 'node:fs';
import { readProcess, type SeenProcess } from '../../e2e/processor-seconds.ts';

/** Processor seconds of everything that this process starts, including PostgreSQL and browsers. */
export interface ProcessorWatch {
  /** Returns the processor seconds since the start of the measurement; `undefined` on systems without `/proc`. */
  seconds(): number | undefined;
}

const SAMPLE_INTERVAL_MS = 1000;

export function watchProcessorTime(): ProcessorWatch {
  const self = readProcesses().find(({ id }) => id.startsWith(`${process.pid} `));
  if (!self) return { seconds: () => undefined };
  const account = createProcessorAccount(self.id);
  const sample = () => account.sample(readProcesses());
  sample();
  const before = account.seconds();
  setInterval(sample, SAMPLE_INTERVAL_MS).unref();
  return {
    seconds() {
      sample();
      return account.seconds() - before;
    },
  };
}

interface TrackedProcess extends SeenProcess {
  isRunning: boolean;
  /** Whether the process ended before its parent. If so, the parent's `endedChildrenSeconds` includes its time. */
  isReportedByParent: boolean;
}

/**
 * Adds up repeated measurements of all descendants of one process. If a process ends between two measurements, its
 * parent's `endedChildrenSeconds` includes its whole time. If a process ends together with its parent, its last
 * measurement counts.
 */
export function createProcessorAccount(rootId: string) {
  const tracked = new Map<string, TrackedProcess>();
  const childrenOf = (all: Iterable<TrackedProcess>) => Map.groupBy(all, ({ parentId }) => parentId);

  function sample(all: readonly SeenProcess[]): void {
    const found = new Map(all.map((each) => [each.id, each]));
    for (const each of tracked.values()) {
      if (!each.isRunning || found.has(each.id)) continue;
      each.isRunning = false;
      each.isReportedByParent = found.has(each.parentId);
    }
    const children = Map.groupBy(all, ({ parentId }) => parentId);
    const open = [rootId, ...[...tracked.values()].filter(({ isRunning: isThere }) => isThere).map(({ id }) => id)];
    const seen = new Set<string>();
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const each = found.get(id);
      if (!each || seen.has(id)) continue;
      seen.add(id);
      // An orphaned process still counts as a child of its original parent.
      const parentId = tracked.get(id)?.parentId ?? each.parentId;
      tracked.set(id, { ...each, parentId, isRunning: true, isReportedByParent: false });
      for (const child of children.get(id) ?? []) open.push(child.id);
    }
  }

  function secondsBelow(id: string, children: ReadonlyMap<string, readonly TrackedProcess[]>): number {
    let reported = 0;
    let others = 0;
    for (const child of children.get(id) ?? []) {
      const seconds = child.ownSeconds + secondsBelow(child.id, children);
      if (child.isReportedByParent) reported += seconds;
      else others += seconds;
    }
    return Math.max(tracked.get(id)?.endedChildrenSeconds ?? 0, reported) + others;
  }

  return { sample, seconds: () => secondsBelow(rootId, childrenOf(tracked.values())) };
}

/** Reads all processes of the machine; empty on systems without `/proc`. */
function readProcesses(): readonly SeenProcess[] {
  const ids = new Map<string, string>();
  const all = listProcesses().flatMap((number) => readProcess(number) ?? []);
  for (const { id } of all) ids.set(id.split(' ', 1)[0]!, id);
  return all.map((each) => ({ ...each, parentId: ids.get(each.parentId) ?? '' }));
}

function listProcesses(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
