import { readdirSync } from 'node:fs';
import { readProcess, type SeenProcess } from '../../e2e/processor-seconds.ts';

/** Processor seconds of everything that this process starts, PostgreSQL and browsers too. */
export interface ProcessorWatch {
  /** Since the watch began; `undefined` where the system does not tell: it has no `/proc`. */
  seconds(): number | undefined;
}

const LOOK_EVERY_MS = 1000;

export function watchProcessorTime(): ProcessorWatch {
  const self = readProcesses().find(({ id }) => id.startsWith(`${process.pid} `));
  if (!self) return { seconds: () => undefined };
  const account = createAccount(self.id);
  const look = () => account.look(readProcesses());
  look();
  const before = account.seconds();
  setInterval(look, LOOK_EVERY_MS).unref();
  return {
    seconds() {
      look();
      return account.seconds() - before;
    },
  };
}

interface Kept extends SeenProcess {
  isThere: boolean;
  /** It ended and its parent went on: the parent's `ofEnded` has its time. */
  isHeardOf: boolean;
}

/**
 * Adds up what many looks find below one process. What a process did after the last look, or between two looks, is in its
 * parent's `ofEnded`; who dies with their parent is counted as the last look found them.
 */
export function createAccount(rootId: string) {
  const kept = new Map<string, Kept>();
  const childrenOf = (all: Iterable<Kept>) => Map.groupBy(all, ({ parentId }) => parentId);

  function look(all: readonly SeenProcess[]): void {
    const found = new Map(all.map((each) => [each.id, each]));
    for (const each of kept.values()) {
      if (!each.isThere || found.has(each.id)) continue;
      each.isThere = false;
      each.isHeardOf = found.has(each.parentId);
    }
    const children = Map.groupBy(all, ({ parentId }) => parentId);
    const open = [rootId, ...[...kept.values()].filter(({ isThere }) => isThere).map(({ id }) => id)];
    const seen = new Set<string>();
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const each = found.get(id);
      if (!each || seen.has(id)) continue;
      seen.add(id);
      // Who loses their parent stays where they were.
      const parentId = kept.get(id)?.parentId ?? each.parentId;
      kept.set(id, { ...each, parentId, isThere: true, isHeardOf: false });
      for (const child of children.get(id) ?? []) open.push(child.id);
    }
  }

  function secondsBelow(id: string, children: ReadonlyMap<string, readonly Kept[]>): number {
    let heardOf = 0;
    let others = 0;
    for (const child of children.get(id) ?? []) {
      const seconds = child.own + secondsBelow(child.id, children);
      if (child.isHeardOf) heardOf += seconds;
      else others += seconds;
    }
    return Math.max(kept.get(id)?.ofEnded ?? 0, heardOf) + others;
  }

  return { look, seconds: () => secondsBelow(rootId, childrenOf(kept.values())) };
}

/** All of the machine; empty where there is no `/proc`. */
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
